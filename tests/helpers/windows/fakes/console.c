/* Starts a program in its own place, in a console of so many columns.
 *
 *   console.exe COLUMNS PROGRAM ARGUMENT ...
 *
 * Ends with the exit code of the program. */

#include <windows.h>
#include <shlwapi.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
	STARTUPINFOW start = { .cb = sizeof start };
	PROCESS_INFORMATION program;
	HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
	DWORD code;

	if (count < 3)
		return 90;
	SHORT columns = (SHORT)atoi(arguments[1]);
	SMALL_RECT window = { 0, 0, columns - 1, 49 };
	COORD size = { columns, 50 };
	if (!SetConsoleWindowInfo(output, TRUE, &window) || !SetConsoleScreenBufferSize(output, size))
		return 91;
	if (!CreateProcessW(NULL, PathGetArgsW(PathGetArgsW(GetCommandLineW())), NULL, NULL, TRUE, 0, NULL, NULL, &start, &program))
		return 92;
	WaitForSingleObject(program.hProcess, INFINITE);
	return GetExitCodeProcess(program.hProcess, &code) ? code : 93;
}
