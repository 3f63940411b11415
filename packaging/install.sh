#!/bin/sh
# Installs the archive in which it lies, for one person and without root, or removes what it installed. Says in one
# sentence what is wrong, and leaves no half installation.
set -u
LC_ALL=C
export LC_ALL

usage() {
  cat <<'USAGE'
./install.sh: install Ansage into .local of your home.
--prefix DIR: into DIR.
--uninstall: remove it. Journals and settings stay.
USAGE
}

say() {
  printf '%s\n' "$*"
}

stop() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints the files of an installation or of the archive, one a line, from its list of sums.
files_of() {
  sed 's/^[0-9a-f]*  //' "$1"
}

main() {
  prefix=
  task=install
  while [ $# -gt 0 ]; do
    case $1 in
      --prefix)
        [ -n "${2-}" ] || stop "--prefix needs a folder."
        prefix=$2
        shift
        ;;
      --prefix=?*) prefix=${1#--prefix=} ;;
      --uninstall) task=uninstall ;;
      -h | --help)
        usage
        exit 0
        ;;
      *) stop "install.sh knows --prefix DIR and --uninstall, not $1." ;;
    esac
    shift
  done
  here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || stop "The folder of install.sh cannot be read."
  if [ -z "$prefix" ]; then
    # Once installed, this script lies in lib/ansage.
    case $here in
      */lib/ansage) prefix=${here%/lib/ansage} ;;
      *) prefix=${HOME:?there is no home: please name a folder with --prefix}/.local ;;
    esac
  fi
  case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
  prefix=${prefix%/}
  list=$prefix/lib/ansage/SHA256SUMS
  made=$prefix/lib/ansage/folders
  if [ "$(cat "$prefix/lib/ansage/origin" 2>/dev/null)" = packages ]; then
    stop "In $prefix Ansage is installed as packages: sudo apt purge 'ansage*' removes them."
  fi
  "$task"
}

install() {
  archive=$here/lib/ansage/SHA256SUMS
  [ -f "$archive" ] || stop "What is to be installed does not lie beside install.sh: please unpack the archive again."
  wrong=$(cd "$here" && sha256sum --check --quiet lib/ansage/SHA256SUMS 2>/dev/null | head -n 1)
  [ -z "$wrong" ] || stop "The archive is not whole, ${wrong%%:*} is damaged or missing: please unpack it again."
  [ "$here" != "$prefix" ] || stop "The archive already lies in $prefix: please unpack it elsewhere."

  # Every folder is made and tried, and everything copied to the disk, before anything of before is touched.
  new_folders=
  staged=$prefix/.ansage-new
  trap 'give_up "Nothing was installed."' HUP INT TERM
  make_folder "$prefix"
  rm -rf "$staged"
  mkdir "$staged" 2>/dev/null || give_up "$prefix cannot be written, so nothing was installed."
  for folder in $(folders_of "$archive"); do make_folder "$prefix/$folder"; done
  for file in $(files_of "$archive"); do
    [ ! -d "$prefix/$file" ] || give_up "$prefix/$file is a folder, so nothing was installed."
  done
  (cd "$here" && files_of lib/ansage/SHA256SUMS | tar --create --file - --files-from - lib/ansage/SHA256SUMS) 2>/dev/null \
    | tar --extract --file - --no-same-owner --directory "$staged" 2>/dev/null
  wrong=$(cd "$staged" && sha256sum --check --quiet lib/ansage/SHA256SUMS 2>&1 | head -n 1)
  [ -z "$wrong" ] || give_up "There is no room for it in $prefix, so nothing was installed."
  in_menu=$staged/share/applications/ansage.desktop
  if [ -f "$in_menu" ]; then
    # The menu of a desktop may not know the PATH of a terminal.
    place=$(printf '%s' "$prefix" | sed 's/[&|\\]/\\&/g')
    text=$(sed "s|^Exec=.*|Exec=\"$place/libexec/ansage/ansage-window\" \"$place/bin/ansage\"|; s|^TryExec=.*|TryExec=$place/bin/ansage|" "$in_menu")
    printf '%s\n' "$text" >"$in_menu" || give_up "There is no room for it in $prefix, so nothing was installed."
  fi
  { cat "$made" 2>/dev/null; printf '%s' "$new_folders"; } >"$staged/lib/ansage/folders" \
    || give_up "There is no room for it in $prefix, so nothing was installed."

  trap '' HUP INT TERM
  # What only the installation of before had.
  if [ -f "$list" ]; then
    files_of "$list" | while IFS= read -r file; do
      [ -e "$staged/$file" ] || rm -f "$prefix/$file"
    done
  fi
  # The program last: until then it is the one of before.
  { files_of "$archive" | grep -v '^bin/'; echo lib/ansage/SHA256SUMS; echo lib/ansage/folders; files_of "$archive" | grep '^bin/'; } \
    | while IFS= read -r file; do mv -f "$staged/$file" "$prefix/$file" || exit 1; done \
    || stop "$prefix could not be written to the end: please make room there and install again."
  rm -rf "$staged"
  say "Ansage is installed in $prefix."
  tell_what_is_missing
  tell_how_it_starts
}

# Prints the folders in which the files of a list lie, each behind those that hold it.
folders_of() {
  files_of "$1" | sed -n 's|/[^/]*$||p' | sort -u | awk -F / '{
    path = ""
    for (i = 1; i <= NF; i++) { path = path (i > 1 ? "/" : "") $i; if (!(path in seen)) { seen[path] = 1; print path } }
  }'
}

# Makes a folder and those above it, or stops with everything as it was.
make_folder() {
  [ -d "$1" ] || {
    [ -d "$(dirname -- "$1")" ] || make_folder "$(dirname -- "$1")"
    mkdir "$1" 2>/dev/null || give_up "$1 cannot be made, so nothing was installed."
    case $1 in "$prefix"/*) new_folders="$new_folders${1#"$prefix"/}
" ;; *) above="$1
${above-}" ;; esac
  }
  [ -w "$1" ] || give_up "$1 cannot be written, so nothing was installed."
}

# Takes back what was made, and stops.
give_up() {
  trap '' HUP INT TERM
  rm -rf "${staged:?}"
  printf '%s' "$new_folders" | sort -r | while IFS= read -r folder; do rmdir "$prefix/$folder"; done 2>/dev/null
  printf '%s' "${above-}" | while IFS= read -r folder; do rmdir "$folder"; done 2>/dev/null
  stop "$1"
}

uninstall() {
  [ -f "$list" ] || stop "There is no Ansage in $prefix that this script installed."
  [ -w "$prefix/lib/ansage" ] || stop "$prefix cannot be written, so nothing was removed."
  folders=$(sort -r "$made" 2>/dev/null)
  files=$(files_of "$list")
  printf '%s\n' "$files" | while IFS= read -r file; do rm -f "$prefix/$file" || exit 1; done \
    || stop "Not everything could be removed: please see who may write in $prefix."
  rm -f "$made" "$list"
  # Folders of ours that hold something else stay.
  printf '%s\n' "$folders" | while IFS= read -r folder; do
    if [ -n "$folder" ]; then rmdir "$prefix/$folder" 2>/dev/null; fi
  done
  say "Ansage is removed from $prefix. Journals are kept in ${XDG_DATA_HOME:-${HOME-}/.local/share}/ansage, settings in ${XDG_CONFIG_HOME:-${HOME-}/.config}/ansage."
}

# Says in one sentence what the system lacks, and what brings it.
tell_what_is_missing() {
  lacks=
  has_library libespeak-ng.so.1 || lacks="$lacks voice"
  has_file espeak-ng-data/phontab || lacks="$lacks languages"
  has_library liblouis.so.20 || lacks="$lacks braille"
  has_file liblouis/tables/en-ueb-g1.ctb || lacks="$lacks tables"
  links=$(for file in "$prefix"/libexec/ansage/*; do ldd "$file" 2>&1; done | grep -E 'not found' || true)
  case $links in *libasound*) lacks="$lacks sound" ;; esac
  case $links in *GLIBC*) say "This system is older than the one on which Ansage was made, and parts of it will not start: Debian 12 or newer is needed." ;; esac
  [ -n "$lacks" ] || return 0
  names=
  for manager in apt-get dnf pacman zypper; do
    if command -v $manager >/dev/null 2>&1; then
      for what in $lacks; do
        name=$(package_of $manager "$what")
        case " $names " in *" $name "*) ;; *) names="$names${names:+ }$name" ;; esac
      done
      break
    fi
  done
  case ${names:+$manager} in
    apt-get) say "Still missing here: sudo apt install $names" ;;
    dnf) say "Still missing here: sudo dnf install $names" ;;
    pacman) say "Still missing here: sudo pacman -S $names" ;;
    zypper) say "Still missing here: sudo zypper install $names" ;;
    *) say "Still missing here, please install what brings them:$(names_of "$lacks")." ;;
  esac
}

package_of() {
  case $1:$2 in
    apt-get:voice) echo libespeak-ng1 ;;
    apt-get:languages) echo espeak-ng-data ;;
    apt-get:braille | zypper:braille) echo liblouis20 ;;
    apt-get:tables | zypper:tables) echo liblouis-data ;;
    # Its name since Debian 13 and Ubuntu 24.04.
    apt-get:sound) if apt-cache show libasound2t64 >/dev/null 2>&1; then echo libasound2t64; else echo libasound2; fi ;;
    zypper:sound) echo libasound2 ;;
    *:voice | *:languages) echo espeak-ng ;;
    *:braille | *:tables) echo liblouis ;;
    *:sound) echo alsa-lib ;;
  esac
}

names_of() {
  for what in $1; do
    case $what in
      voice) printf ' %s' libespeak-ng.so.1 ;;
      languages) printf ' %s' espeak-ng-data ;;
      braille) printf ' %s' liblouis.so.20 ;;
      tables) printf ' %s' "the tables of liblouis" ;;
      sound) printf ' %s' libasound.so.2 ;;
    esac
  done | sed 's/ \(lib\|the\|esp\)/, \1/g; s/^,//'
}

has_library() {
  for ldconfig in ldconfig /sbin/ldconfig /usr/sbin/ldconfig; do
    if $ldconfig -p 2>/dev/null | grep -qF "$1"; then return 0; fi
  done
  has_file "$1"
}

has_file() {
  for folder in /usr/lib /usr/lib64 /usr/lib/*-linux-gnu /usr/share /usr/local/lib /usr/local/share; do
    if [ -e "$folder/$1" ]; then return 0; fi
  done
  return 1
}

# Says what is typed from now on.
tell_how_it_starts() {
  found=$(command -v ansage 2>/dev/null)
  # Only a login makes Debian look into a .local/bin that was not there before.
  later=$(grep -sl '\.local/bin' "${HOME-}/.profile" "${HOME-}/.bash_profile" "${HOME-}/.zprofile" 2>/dev/null | head -n 1)
  if [ "$found" = "$prefix/bin/ansage" ]; then
    say "To start it type: ansage"
  elif [ -n "$found" ]; then
    say "To start it type $prefix/bin/ansage, for ansage alone starts $found."
  elif [ "$prefix" = "${HOME-}/.local" ] && [ -n "$later" ]; then
    say "To start it type $prefix/bin/ansage, and after your next login: ansage"
  else
    say "To start it type $prefix/bin/ansage, for its folder is not on your PATH; this line in .profile of your home puts it there: PATH=\"$prefix/bin:\$PATH\""
  fi
}

main "$@"
