"""The small net: what is said to teach it, and its file of weights. Needs numpy, torch and kaldi-native-fbank."""

import random
import tempfile
import unittest
from pathlib import Path

try:
    import kaldi_native_fbank
    import numpy as np
    import torch
except ImportError as lacking:
    raise unittest.SkipTest(f"{lacking.name} is not installed") from lacking

from training import espeak, kokoro
from training.align import aligned
from training.features import OUTPUT_OF, SILENCE, TALK
from training.small import encoder, export, speech
from training.small.words import in_no_order
from training.small.tongues import LANGUAGES, Tongue
from training.sounds import UNKNOWN, Segment
from training.voices import HELD_OUT
from training.words import PIECES_OF, WORDS


class Speech(unittest.TestCase):
    def test_words_are_said_in_no_order_and_all_of_them_are(self):
        rng = random.Random(1)
        said = {word for _ in range(4000) for word in in_no_order(rng)}
        self.assertEqual(said, set(WORDS))
        by_kokoro = {word for _ in range(500) for word in kokoro.moves_and_talk(rng)[0]}
        self.assertLessEqual(by_kokoro - {UNKNOWN}, set(WORDS))
        self.assertIn(UNKNOWN, by_kokoro)

    def test_no_held_out_style_is_in_a_mixture(self):
        names = ["jf_alpha", "jf_gongitsune", "jf_nezumi", "jf_tebukuro", "jm_kumo"]
        # Each style has a place of its own.
        styles = {name: np.eye(len(names))[place] for place, name in enumerate(names)}
        mixed = sum(kokoro.style(random.Random(seed), styles) for seed in range(50))
        self.assertEqual([name for name, share in zip(names, mixed) if share == 0], ["jf_nezumi", "jf_tebukuro"])

    def test_every_piece_of_a_word_has_a_row_of_its_own(self):
        quick = [Segment(1000, 1050, "eins", 0, "aI"), Segment(1050, 1400, "eins", 1, "n"), Segment(2000, 3000, "[unk]", 0, "m")]
        labels = speech.labels(quick, 20)
        self.assertEqual([int(it) for it in labels[[0, 3, 4, 8]]], [SILENCE, OUTPUT_OF["eins", 0], OUTPUT_OF["eins", 1], TALK])

    def test_what_is_cut_out_is_the_voice_and_a_little_around_it(self):
        sound = np.full(48_000, 3.0)
        sound[16_000:24_000] = 6000
        piece, (segment,) = speech.cut(sound, [Segment(16_000, 24_000, "anna", 0, "a")])
        self.assertEqual(segment.start, encoder.BEFORE * encoder.FRAME)
        self.assertEqual(len(piece), 8000 + (encoder.BEFORE + encoder.BEHIND - 1) * encoder.FRAME)
        self.assertIsNone(speech.cut(np.full(48_000, 3.0), []))


class OtherLanguages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        espeak.start(1)

    def test_all_words_of_a_language_are_said(self):
        rng, english = random.Random(1), Tongue("en")
        said = {word for _ in range(4000) for word in english.in_no_order(rng)}
        self.assertEqual(said, set(english.words))

    def test_words_are_cut_into_pieces_of_the_same_length_where_they_are_said(self):
        rng, english = random.Random(1), Tongue("en")
        words = ["knight", "f", "3"]
        samples, segments = english.read(words, "en-us+m3", 1, 1, rng)
        said = [(it.word, it.piece) for it in segments]
        self.assertEqual(said, [(word, piece) for word in words for piece in range(english.pieces[word])])
        self.assertTrue(all(one.end <= next.start + 1 for one, next in zip(segments, segments[1:])))
        self.assertLessEqual(segments[-1].end, len(samples))

    def test_no_held_out_voice_speaks(self):
        rng, english = random.Random(1), Tongue("en")
        voices = {english.voice(rng) for _ in range(3000)}
        self.assertNotIn("slt", voices)
        variants = {it.partition("+")[2] for it in voices}
        self.assertFalse(variants & set(HELD_OUT["espeak-ng"]["variants"]))

    def test_what_the_program_says_is_talk_unless_it_is_a_word_of_ours(self):
        for language in LANGUAGES:
            tongue = Tongue(language)
            self.assertGreater(len(tongue.sentences), 50, language)
            core = {it for it in tongue.said if len(it) > 3}
            for sentence in tongue.sentences:
                self.assertFalse(core & set(sentence.lower().split()), sentence)


class Heads(unittest.TestCase):
    def test_a_head_is_added_and_nothing_else_changes(self):
        head = {"linear_0/weight": np.ones((2, 3), np.float32), "linear_0/bias": np.zeros(2, np.float32)}
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "words").mkdir()
            (folder / "words" / "de.txt").write_text("eins 3\n")
            before = {"encoder/conv1/bias": np.arange(4, dtype=np.float32), "head/de/linear_0/bias": np.ones(1, np.float32)}
            encoder.write(folder / "weights.safetensors", before)
            for scale in (1, 2):
                export.add(folder, {"en": ({**head, "linear_0/bias": np.full(2, scale, np.float32)}, {"one": 2})})
            found, about = encoder.read(folder / "weights.safetensors")
            self.assertEqual(about["form"], encoder.FORM)
            for name, it in before.items():
                self.assertTrue(np.array_equal(found[name], it), name)
            self.assertEqual(found["head/en/linear_0/weight"].dtype, np.int8)
            self.assertTrue(np.array_equal(found["head/en/linear_0/bias"], [2, 2]), "that of before is gone")
            self.assertEqual((folder / "words" / "en.txt").read_text(), "one 2\n")
            sums = (folder / "SHA256SUMS").read_text().split()[1::2]
            self.assertEqual(sums, ["weights.safetensors", "words/de.txt", "words/en.txt"])


class Alignment(unittest.TestCase):
    def test_words_are_found_where_they_fit(self):
        wanted = [SILENCE, *(OUTPUT_OF["drei", it] for it in range(PIECES_OF["drei"])), SILENCE, SILENCE]
        found = np.full((len(wanted), 2 + len(OUTPUT_OF)), -9.0)
        found[range(len(wanted)), wanted] = 0
        labels, fit = aligned(found, ["drei"])
        self.assertEqual(list(labels), wanted)
        self.assertEqual(fit, 0)


class Weights(unittest.TestCase):
    def test_what_is_written_is_read(self):
        matrix = np.linspace(-2, 2, 12).astype(np.float32).reshape(3, 4)
        small, scales = encoder.small(matrix)
        tensors = {"a/weight": small, "a/weight.scales": scales, "a/bias": np.ones(3, np.float32)}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "weights.safetensors"
            encoder.write(path, tensors)
            found, about = encoder.read(path)
        self.assertEqual(about["form"], encoder.FORM)
        self.assertEqual(set(found), set(tensors))
        self.assertTrue(np.allclose(found["a/weight"] * found["a/weight.scales"][:, None], matrix, atol=0.02))


if __name__ == "__main__":
    unittest.main()
