# Installs the archive in which it lies, for one person and without an administrator, or removes what it installed. Says in
# one sentence what is wrong, and leaves no half installation.
#
#   powershell -ExecutionPolicy Bypass -File install.ps1
#   powershell -ExecutionPolicy Bypass -File install.ps1 -Prefix D:\Ansage
#   powershell -ExecutionPolicy Bypass -File install.ps1 -Uninstall
param([string]$Prefix = "", [switch]$Uninstall)
$ErrorActionPreference = "Stop"
Set-StrictMode -Version 2

function Stop-Here([string]$Sentence) {
    [Console]::Error.WriteLine($Sentence)
    exit 1
}

# Returns the files of an installation or of the archive, by their sums.
function Get-Sums([string]$List) {
    $sums = [ordered]@{}
    foreach ($line in [IO.File]::ReadAllLines($List)) {
        $sum, $file = $line -split "  ", 2
        $sums[$file] = $sum
    }
    return $sums
}

# Returns the first file that is missing or damaged; nothing if none is.
function Find-Damage([string]$Folder, $Sums) {
    foreach ($file in $Sums.Keys) {
        $path = Join-Path $Folder $file
        if (-not (Test-Path -LiteralPath $path -PathType Leaf)) { return $file }
        $sum = (Get-FileHash -LiteralPath $path -Algorithm SHA256).Hash
        if ($sum -ne $Sums[$file]) { return $file }
    }
}

# Lets the person's PATH have the folder of a prefix as its last, or not at all. Names of variables in it stay names.
function Set-Path([string]$Programs, [bool]$IsWanted) {
    $settings = [Microsoft.Win32.Registry]::CurrentUser.CreateSubKey("Environment")
    $path = [string]$settings.GetValue("Path", "", [Microsoft.Win32.RegistryValueOptions]::DoNotExpandEnvironmentNames)
    $folders = @($path -split ";" | Where-Object { $_ -and $_.TrimEnd("\") -ne $Programs })
    if ($IsWanted) { $folders += $Programs }
    $settings.SetValue("Path", ($folders -join ";"), [Microsoft.Win32.RegistryValueKind]::ExpandString)
    $settings.Close()
    # Whoever sets a variable tells the programs that run; this one is not there before or after.
    [Environment]::SetEnvironmentVariable("AnsagePath", $null, "User")
}

# A running program keeps its files: what cannot be moved away is in use.
function Move-Away([string]$Place, [string]$To) {
    try {
        if (Test-Path -LiteralPath $To) { Remove-Item -LiteralPath $To -Recurse -Force }
        [IO.Directory]::Move($Place, $To)
    }
    catch { Stop-Here "Ansage is running, or a file of it is open in $Place. Please close it; nothing was changed." }
}

$here = Split-Path -Parent $MyInvocation.MyCommand.Path
$installed = Join-Path $here "..\..\bin\ansage.exe"
if ($Prefix) { $place = $ExecutionContext.SessionState.Path.GetUnresolvedProviderPathFromPSPath($Prefix) }
elseif ($Uninstall -and (Test-Path -LiteralPath $installed)) { $place = [IO.Path]::GetFullPath((Join-Path $here "..\..")) }
else { $place = Join-Path $env:LOCALAPPDATA "Programs\Ansage" }
$place = $place.TrimEnd("\")
$programs = Join-Path $place "bin"
$list = Join-Path $place "lib\ansage\SHA256SUMS"
$away = "$place.old"

if ($Uninstall) {
    if (-not (Test-Path -LiteralPath $list)) { Stop-Here "There is no Ansage in $place that this script installed." }
    $files = Get-Sums $list
    Move-Away $place $away
    # What somebody else laid there stays.
    foreach ($file in @($files.Keys) + "lib/ansage/SHA256SUMS") {
        Remove-Item -LiteralPath (Join-Path $away $file) -Force -ErrorAction SilentlyContinue
    }
    Get-ChildItem -LiteralPath $away -Recurse -Directory | Sort-Object { $_.FullName.Length } -Descending |
        Where-Object { -not (Get-ChildItem -LiteralPath $_.FullName -Force) } | Remove-Item -Force
    if (Get-ChildItem -LiteralPath $away -Force) { [IO.Directory]::Move($away, $place) } else { Remove-Item -LiteralPath $away -Force }
    Set-Path $programs $false
    Write-Output "Ansage is removed from $place. Journals are kept in $env:APPDATA\ansage\data, settings in $env:APPDATA\ansage\config."
    exit 0
}

$archive = Join-Path $here "lib\ansage\SHA256SUMS"
if (-not (Test-Path -LiteralPath $archive)) { Stop-Here "What is to be installed does not lie beside install.ps1: please unpack the archive again." }
$sums = Get-Sums $archive
$damaged = Find-Damage $here $sums
if ($damaged) { Stop-Here "The archive is not whole, $damaged is damaged or missing: please unpack it again." }
if ($here.TrimEnd("\") -eq $place) { Stop-Here "The archive already lies in ${place}: please unpack it elsewhere." }
if ((Test-Path -LiteralPath $place) -and -not (Test-Path -LiteralPath $list) -and (Get-ChildItem -LiteralPath $place -Force)) {
    Stop-Here "In $place lies something else, so nothing was installed: please name another folder with -Prefix."
}

# Everything is copied and looked at before anything of before is touched.
$new = "$place.new"
try {
    if (Test-Path -LiteralPath $new) { Remove-Item -LiteralPath $new -Recurse -Force }
    foreach ($file in @($sums.Keys) + "lib/ansage/SHA256SUMS") {
        $to = Join-Path $new $file
        [void][IO.Directory]::CreateDirectory((Split-Path -Parent $to))
        [IO.File]::Copy((Join-Path $here $file), $to)
    }
    $damaged = Find-Damage $new $sums
    if ($damaged) { throw "$damaged is not whole" }
}
catch {
    Remove-Item -LiteralPath $new -Recurse -Force -ErrorAction SilentlyContinue
    Stop-Here "$place cannot be written, or has no room, so nothing was installed."
}
$isNew = -not (Test-Path -LiteralPath $place)
if (-not $isNew) { Move-Away $place $away }
try { [IO.Directory]::Move($new, $place) }
catch {
    if (-not $isNew) { [IO.Directory]::Move($away, $place) }
    Stop-Here "$new cannot take the place of $place. What was there before stays as it was."
}
if (Test-Path -LiteralPath $away) { Remove-Item -LiteralPath $away -Recurse -Force -ErrorAction SilentlyContinue }
Set-Path $programs $true
Write-Output "Ansage is installed in $place."
Write-Output "To start it open a new terminal and type: ansage"
