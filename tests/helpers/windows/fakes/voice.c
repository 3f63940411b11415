/* In place of ansage-speaker and ansage-systemvoice: says who it is to whoever greets it, answers what it is asked, and notes
 * each utterance in "ansage-speaker-said" or "ansage-systemvoice-said", a line "room: ..." or "ear: ...". With "mute" in
 * "ansage-speaker-is" it has no voice: nothing of espeak-ng is there. */
#include "said.h"
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>

static char line[1 << 20];

/* Returns what stands behind a key, or NULL. */
static const char *behind(const char *key)
{
	const char *found = strstr(line, key);
	return found ? found + strlen(key) : NULL;
}

static void answer(const char *report)
{
	printf("{\"tell\":{\"report\":%s}}\n", report);
}

static void report(const char *what, long id)
{
	char report[128];
	snprintf(report, sizeof report, "{\"%s\":{\"id\":%ld%s}}", what, id, strcmp(what, "began") ? "" : ",\"at_ns\":1");
	answer(report);
}

/* Notes the words of an utterance: all its texts, one behind the other. */
static void say(const char *said)
{
	char words[4096] = "";
	wchar_t wide[4096];
	const char *channel = behind("\"channel\":\"");
	const char *text = line;
	while ((text = strstr(text, "\"text\":\""))) {
		size_t length = strcspn(text += 8, "\"");
		strcat(words, *words ? " " : "");
		strncat(words, text, length < 512 ? length : 512);
	}
	MultiByteToWideChar(CP_UTF8, 0, words, -1, wide, 4096);
	note(said, !channel ? "said:" : strncmp(channel, "room", 4) ? "ear:" : "room:", wide);
}

int main(void)
{
	char own[MAX_PATH], said[64], how[64];
	const char *found;
	const char *channels[] = {"room", "ear"};
	int mute, i;
	GetModuleFileNameA(NULL, own, MAX_PATH);
	found = strrchr(own, '\\') + 1;
	snprintf(said, sizeof said, "%.*s-said", (int)strcspn(found, "."), found);
	snprintf(how, sizeof how, "%.*s-is", (int)strcspn(found, "."), found);
	mute = is(how, "mute");
	_setmode(0, _O_BINARY);
	_setmode(1, _O_BINARY);
	setvbuf(stdout, NULL, _IONBF, 0);
	while (fgets(line, sizeof line, stdin)) {
		if ((found = behind("\"build\":\"")))
			printf("{\"hello\":{\"build\":\"%.*s\"}}\n", (int)strcspn(found, "\""), found);
		if ((found = behind("{\"ping\":{\"n\":")))
			printf("{\"pong\":{\"n\":%ld}}\n", strtol(found, NULL, 10));
		if ((found = behind("{\"ask\":{\"n\":")))
			printf("{\"taken\":{\"n\":%ld}}\n", strtol(found, NULL, 10));
		if (behind("{\"try\":"))
			answer("{\"ready\":{\"name\":\"a fake\"}}");
		for (i = 0; i < 2 && behind("{\"configure\":"); i++) {
			char report[256];
			snprintf(report, sizeof report, "{\"health\":{\"channel\":\"%s\",\"health\":{\"state\":%s}}}", channels[i],
				 mute ? "\"missing\",\"why\":\"espeak-ng cannot be opened\"" : "\"ready\",\"name\":\"a fake\"");
			answer(report);
		}
		if ((found = behind("{\"say\":{\"id\":"))) {
			long id = strtol(found, NULL, 10);
			if (mute) {
				report("cut", id);
			} else {
				say(said);
				report("began", id);
				report("ended", id);
			}
		}
		if (behind("\"bye\""))
			break;
	}
	return 0;
}
