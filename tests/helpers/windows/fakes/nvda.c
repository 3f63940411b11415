/* In place of NVDA's controller client: a library that notes what it is told in "nvda-said" and behaves as "nvda-is" has it:
 * "well", "gone" (not running), "old" (knows no SSML), "silencing" (the person silences each sentence), "deaf" (answers, and
 * begins nothing), "hanging" (never returns from a sentence), "dying" (is gone with the first sentence). */
#include "said.h"

#define GONE 1722
#define CANCELLED 1223
#define UNKNOWN 1717

typedef unsigned long(__stdcall *on_mark)(const wchar_t *);
static on_mark marked;
static volatile LONG has_died;

__declspec(dllexport) unsigned long __stdcall nvdaController_testIfRunning(void)
{
	return is("nvda-is", "gone") || has_died ? GONE : 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_cancelSpeech(void)
{
	note("nvda-said", "cancel", NULL);
	return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_brailleMessage(const wchar_t *text)
{
	note("nvda-said", "braille", text);
	return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_speakText(const wchar_t *text)
{
	note("nvda-said", "text", text);
	return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_setOnSsmlMarkReachedCallback(on_mark callback)
{
	marked = callback;
	return 0;
}

__declspec(dllexport) unsigned long __stdcall nvdaController_speakSsml(const wchar_t *text, int symbols, int priority,
								      unsigned char asynchronous)
{
	(void)symbols, (void)priority;
	if (is("nvda-is", "old"))
		return UNKNOWN;
	note("nvda-said", asynchronous ? "ssml without waiting" : "ssml", text);
	if (is("nvda-is", "dying")) {
		InterlockedExchange(&has_died, 1);
		return GONE;
	}
	if (is("nvda-is", "deaf"))
		Sleep(INFINITE);
	marked(L"begun");
	if (is("nvda-is", "hanging"))
		Sleep(INFINITE);
	if (is("nvda-is", "silencing"))
		return CANCELLED;
	marked(L"ended");
	/* What was measured: the end of a sentence may be told as if it was silenced. */
	return CANCELLED;
}
