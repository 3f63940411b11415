/* In place of JAWS: a local COM server with the automation object FreedomSci.JawsApi. "--register" writes into the registry
 * of the machine where it is (Wine looks nowhere else), makes one object to see that it can be had, and says so; it then stays
 * until its input ends, for this Windows would fall asleep. Started by COM it notes what it is told in "jaws-said" and behaves as
 * "jaws-is" has it: "well", "gone" (not running), "hanging" (never returns from a sentence). It ends when nobody has its
 * object any more. */
#include "said.h"
#include <oleauto.h>

#define CLASS_TEXT L"{0C4F1A2E-6A5B-4B57-9F0E-5A1D0B7C3E41}"
static const CLSID class_id = {0x0c4f1a2e, 0x6a5b, 0x4b57, {0x9f, 0x0e, 0x5a, 0x1d, 0x0b, 0x7c, 0x3e, 0x41}};
static DWORD main_thread;
static LONG holders;

static HRESULT STDMETHODCALLTYPE ask(IDispatch *own, REFIID id, void **out)
{
	if (IsEqualIID(id, &IID_IUnknown) || IsEqualIID(id, &IID_IDispatch)) {
		*out = own;
		InterlockedIncrement(&holders);
		return S_OK;
	}
	*out = NULL;
	return E_NOINTERFACE;
}

static ULONG STDMETHODCALLTYPE hold(IDispatch *own)
{
	(void)own;
	return InterlockedIncrement(&holders);
}

static ULONG STDMETHODCALLTYPE let_go(IDispatch *own)
{
	LONG left = InterlockedDecrement(&holders);
	(void)own;
	if (left == 0)
		PostThreadMessageW(main_thread, WM_QUIT, 0, 0);
	return left;
}

static HRESULT STDMETHODCALLTYPE type_count(IDispatch *own, UINT *count)
{
	(void)own;
	*count = 0;
	return S_OK;
}

static HRESULT STDMETHODCALLTYPE type_of(IDispatch *own, UINT n, LCID locale, ITypeInfo **out)
{
	(void)own, (void)n, (void)locale;
	*out = NULL;
	return E_NOTIMPL;
}

static HRESULT STDMETHODCALLTYPE number_of(IDispatch *own, REFIID id, LPOLESTR *names, UINT count, LCID locale,
					   DISPID *numbers)
{
	(void)own, (void)id, (void)count, (void)locale;
	if (lstrcmpiW(names[0], L"SayString") == 0)
		numbers[0] = 1;
	else if (lstrcmpiW(names[0], L"StopSpeech") == 0)
		numbers[0] = 2;
	else
		return DISP_E_UNKNOWNNAME;
	return S_OK;
}

static HRESULT STDMETHODCALLTYPE invoke(IDispatch *own, DISPID number, REFIID id, LCID locale, WORD how, DISPPARAMS *given,
					VARIANT *answer, EXCEPINFO *flaw, UINT *argument)
{
	const VARIANT *text, *interrupts;
	(void)own, (void)id, (void)locale, (void)how, (void)flaw, (void)argument;
	if (answer)
		VariantInit(answer);
	if (number == 2) {
		note("jaws-said", "stop", NULL);
		return S_OK;
	}
	if (given->cArgs != 2)
		return DISP_E_BADPARAMCOUNT;
	text = &given->rgvarg[1];
	interrupts = &given->rgvarg[0];
	if (V_VT(text) != VT_BSTR || V_VT(interrupts) != VT_BOOL)
		return DISP_E_TYPEMISMATCH;
	note("jaws-said", V_BOOL(interrupts) ? "say at once" : "say", V_BSTR(text) ? V_BSTR(text) : L"");
	if (is("jaws-is", "hanging") && SysStringLen(V_BSTR(text)) > 0)
		Sleep(INFINITE);
	if (answer) {
		V_VT(answer) = VT_BOOL;
		V_BOOL(answer) = is("jaws-is", "gone") ? VARIANT_FALSE : VARIANT_TRUE;
	}
	return S_OK;
}

static IDispatchVtbl object_calls = {ask, hold, let_go, type_count, type_of, number_of, invoke};
static IDispatch object = {&object_calls};

static HRESULT STDMETHODCALLTYPE factory_ask(IClassFactory *own, REFIID id, void **out)
{
	if (IsEqualIID(id, &IID_IUnknown) || IsEqualIID(id, &IID_IClassFactory)) {
		*out = own;
		return S_OK;
	}
	*out = NULL;
	return E_NOINTERFACE;
}

static ULONG STDMETHODCALLTYPE factory_hold(IClassFactory *own)
{
	(void)own;
	return 2;
}

static HRESULT STDMETHODCALLTYPE make(IClassFactory *own, IUnknown *outer, REFIID id, void **out)
{
	(void)own, (void)outer;
	return ask(&object, id, out);
}

static HRESULT STDMETHODCALLTYPE lock(IClassFactory *own, BOOL locks)
{
	(void)own, (void)locks;
	return S_OK;
}

static IClassFactoryVtbl factory_calls = {factory_ask, factory_hold, factory_hold, make, lock};
static IClassFactory factory = {&factory_calls};

static int set(const wchar_t *key, const wchar_t *value)
{
	wchar_t path[256];
	_snwprintf(path, 256, L"Software\\Classes\\%ls", key);
	return RegSetKeyValueW(HKEY_LOCAL_MACHINE, path, NULL, REG_SZ, value, (lstrlenW(value) + 1) * sizeof(wchar_t));
}

static volatile BOOL is_made;

/* Whoever waits for what hangs hears of its end. */
static DWORD WINAPI give_up(void *unused)
{
	(void)unused;
	Sleep(60000);
	if (!is_made)
		ExitProcess(2);
	return 0;
}

int main(int count, char **arguments)
{
	wchar_t own[MAX_PATH];
	DWORD registered;
	IDispatch *made;
	MSG message;
	main_thread = GetCurrentThreadId();
	if (count > 1 && strcmp(arguments[1], "--register") == 0) {
		GetModuleFileNameW(NULL, own, MAX_PATH);
		if (set(L"FreedomSci.JawsApi\\CLSID", CLASS_TEXT) || set(L"CLSID\\" CLASS_TEXT L"\\LocalServer32", own))
			return 1;
		CreateThread(NULL, 0, give_up, NULL, 0, NULL);
		CoInitializeEx(NULL, COINIT_APARTMENTTHREADED);
		if (CoCreateInstance(&class_id, NULL, CLSCTX_LOCAL_SERVER, &IID_IDispatch, (void **)&made))
			return 1;
		is_made = TRUE;
		made->lpVtbl->Release(made);
		puts("registered");
		fflush(stdout);
		return getchar() != EOF;
	}
	CoInitializeEx(NULL, COINIT_APARTMENTTHREADED);
	if (CoRegisterClassObject(&class_id, (IUnknown *)&factory, CLSCTX_LOCAL_SERVER, REGCLS_SINGLEUSE, &registered))
		return 1;
	/* Nobody keeps a fake that was forgotten: it ends a minute after it began. */
	SetTimer(NULL, 0, 60000, NULL);
	while (GetMessageW(&message, NULL, 0, 0) > 0) {
		if (message.message == WM_TIMER)
			break;
		DispatchMessageW(&message);
	}
	CoRevokeClassObject(registered);
	CoUninitialize();
	return 0;
}
