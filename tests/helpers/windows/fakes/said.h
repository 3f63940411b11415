/* What both fakes do: how they are is one word in a file beside them, and what they are told they write behind the other file
 * beside them, one call a line. Variables would not reach them: helpers are started with few. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

/* Names a file beside the program or library that holds this code. */
static void beside(const char *name, char *path)
{
	HMODULE own = NULL;
	char *end;
	GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
			   (const char *)&beside, &own);
	GetModuleFileNameA(own, path, MAX_PATH);
	end = strrchr(path, '\\');
	strcpy(end ? end + 1 : path, name);
}

static HANDLE opened(const char *name, DWORD access, DWORD how)
{
	char path[MAX_PATH + 32];
	beside(name, path);
	return CreateFileA(path, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, how, 0, NULL);
}

/* Returns whether the fake is to behave like this; without the file it is well. */
static int is(const char *file, const char *what)
{
	char how[32] = "well";
	DWORD length = 0;
	HANDLE handle = opened(file, GENERIC_READ, OPEN_EXISTING);
	if (handle != INVALID_HANDLE_VALUE) {
		ReadFile(handle, how, sizeof how - 1, &length, NULL);
		how[length] = 0;
		CloseHandle(handle);
	}
	return strcmp(how, what) == 0;
}

static void note(const char *file, const char *call, const wchar_t *text)
{
	char line[4096] = "", bytes[4000] = "";
	DWORD written;
	HANDLE handle = opened(file, FILE_APPEND_DATA, OPEN_ALWAYS);
	if (text)
		WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
	snprintf(line, sizeof line, "%s%s%s\n", call, text ? " " : "", bytes);
	WriteFile(handle, line, strlen(line), &written, NULL);
	CloseHandle(handle);
}
