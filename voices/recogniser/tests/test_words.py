"""The words, their pronunciations, and what is held out."""

import random
import tomllib
import unittest

from training import HERE, sounds, words


class Words(unittest.TestCase):
    def test_every_word_our_files_ask_for_has_a_pronunciation(self):
        self.assertEqual(words.missing(), [])
        self.assertIn(["was", "steht", "auf"], words.commands())
        self.assertIn("könig", words.announcement_words())

    def test_every_way_to_say_a_word_has_its_number_of_pieces_and_known_sounds(self):
        self.assertEqual(words.faults(), [])

    def test_two_words_are_never_said_alike(self):
        said = {}
        for word, ways in words.WAYS.items():
            for way in ways:
                names = tuple(it.name for it in way)
                self.assertEqual(said.setdefault(names, word), word)

    def test_two_sounds_of_one_piece_share_it(self):
        pieces = [(it.name, it.piece) for it in sounds.read("f 'y n+@ f", "fünf")]
        self.assertEqual(pieces, [("f", 0), ("y", 1), ("n", 2), ("@", 2), ("f", 3)])

    def test_announcements_consist_of_known_words(self):
        rng = random.Random(5)
        said = {word for _ in range(3000) for word in words.random_announcement(rng)}
        self.assertLessEqual(said, set(words.WORDS))
        self.assertLessEqual({"zwo", "pferd", "nimmt", "passant", "kurze", "schlägt"}, said)

    def test_single_letters_are_no_words(self):
        self.assertFalse({"ah", "beh", "zeh", "deh", "eh", "eff", "geh", "hah"} & set(words.WORDS))

    def test_sounds_that_wander_keep_their_pieces(self):
        rng = random.Random(1)
        told = [words.WAYS["springer"][0]]
        seen = set()
        for _ in range(100):
            wandered = sounds.wander(told, 0.5, rng, sounds.TABLE.__contains__)
            seen.add(tuple(it.name for it in wandered[0]))
            self.assertEqual({it.piece for it in wandered[0]}, {it.piece for it in told[0]})
        self.assertGreater(len(seen), 10)
        self.assertEqual(sounds.wander(told, 0, rng, None), told)


class Tables(unittest.TestCase):
    def test_every_sound_can_be_said_by_every_phone_set(self):
        for name, sound in sounds.TABLE.items():
            for language in ("english", "italian", "czech", "finnish"):
                self.assertTrue(sound[language], f"{name} in {language}")

    def test_the_held_out_voices_are_named_for_every_family_with_their_use_and_a_reason(self):
        held_out = tomllib.loads((HERE / "held_out.toml").read_text())
        self.assertEqual(
            set(held_out),
            {"espeak-ng", "flite", "festival", "kokoro", "piper", "vocaltractlab", "svox-pico", "mbrola"},
        )
        self.assertEqual(held_out["flite"]["voices"], ["slt"])
        for family, told in held_out.items():
            self.assertIn(told["use"], ("figures", "choosing"), family)
            self.assertTrue(told["reason"].endswith("."), family)
            self.assertTrue(told["voices"] if family != "espeak-ng" else told["variants"], family)


if __name__ == "__main__":
    unittest.main()
