/* What Rust's standard library asks for and Wine 8 does not have: bytes that nobody can guess. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length)
{
	return SystemFunction036(bytes, (ULONG)length);
}
