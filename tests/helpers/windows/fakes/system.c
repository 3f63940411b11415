/* Starts a program in its own place, and when a file is there ends it as Windows does whose window is closed, whose person
 * logs off or whose machine shuts down: the system runs CtrlRoutine in the program, with the number of the event.
 *
 *   system.exe EVENT FILE PROGRAM ARGUMENT ...
 *
 * Ends with the exit code of the program. */

#include <windows.h>
#include <shlwapi.h>
#include <stdlib.h>
#include <stdio.h>

int main(int count, char **arguments)
{
	STARTUPINFOW start = { .cb = sizeof start };
	PROCESS_INFORMATION program;
	wchar_t *line = GetCommandLineW();
	BOOL asked = FALSE;
	DWORD code;
	int i;

	if (count < 4)
		return 90;
	for (i = 0; i < 3; i++)
		line = PathGetArgsW(line);
	if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &program))
		return 91;
	while (WaitForSingleObject(program.hProcess, 50) == WAIT_TIMEOUT) {
		if (asked || GetFileAttributesA(arguments[2]) == INVALID_FILE_ATTRIBUTES)
			continue;
		void *routine = (void *)GetProcAddress(GetModuleHandleA("kernelbase.dll"), "CtrlRoutine");
		void *event = (void *)(INT_PTR)atoi(arguments[1]);
		if (!routine || !CreateRemoteThread(program.hProcess, NULL, 0, routine, event, 0, NULL))
			return 92;
		asked = TRUE;
	}
	if (!asked || !GetExitCodeProcess(program.hProcess, &code))
		return 93;
	return code;
}
