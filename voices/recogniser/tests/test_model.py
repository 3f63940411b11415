"""Labels, formats and graphs: what can be checked without a voice. Needs numpy, torch and kaldi-native-fbank."""

import struct
import unittest

try:
    import kaldi_native_fbank
    import numpy as np
    import torch
except ImportError as lacking:
    raise unittest.SkipTest(f"{lacking.name} is not installed") from lacking

from training import features, graph, kaldi, network
from training.sounds import UNKNOWN, Segment


class Labels(unittest.TestCase):
    def test_an_answer_is_about_the_sound_in_the_middle_of_its_frame(self):
        segments = [Segment(4800, 9600, "ja", 0, "j"), Segment(9600, 14400, "ja", 1, "A:")]
        outputs, sounds = features.labels(segments, 100)
        self.assertEqual(len(outputs), 34)
        j, a = features.OUTPUT_OF["ja", 0], features.OUTPUT_OF["ja", 1]
        self.assertEqual(list(outputs), [0] * 10 + [j] * 10 + [a] * 10 + [0] * 4)
        self.assertEqual(set(sounds[10:20]), {features.SOUND_OF["j"]})

    def test_no_piece_is_too_short_for_an_answer(self):
        outputs, _ = features.labels([Segment(4811, 4820, "ja", 0, "j")], 100)
        self.assertEqual(list(outputs).count(features.OUTPUT_OF["ja", 0]), 1)

    def test_talk_is_talk_whatever_it_sounds_like(self):
        outputs, sounds = features.labels([Segment(0, 17000, UNKNOWN, 3, "j")], 100)
        self.assertEqual(set(outputs[1:]), {features.TALK})
        self.assertEqual(sounds[5], features.SOUND_OF["j"])


class Formats(unittest.TestCase):
    def test_kaldis_items_are_marked_with_their_size(self):
        self.assertEqual(kaldi.int32(5), b"\x04\x05\x00\x00\x00")
        self.assertEqual(kaldi.vector([1.0]), b"FV " + kaldi.int32(1) + struct.pack("<f", 1))
        self.assertEqual(kaldi.int_vector([7]), kaldi.int32(1) + b"\x07\x00\x00\x00")

    def test_the_mfcc_of_kaldi_are_turned_back_into_the_spectrum(self):
        options = kaldi_native_fbank.MfccOptions()
        options.mel_opts = features._OPTIONS.mel_opts
        options.frame_opts = features._OPTIONS.frame_opts
        options.num_ceps, options.use_energy = 40, False
        sound = (np.random.default_rng(1).standard_normal(4000) * 1000).astype(np.float32)
        computer = kaldi_native_fbank.OnlineMfcc(options)
        computer.accept_waveform(16000, sound.tolist())
        computer.input_finished()
        turned = kaldi.spectrum_of_mfcc() @ computer.get_frame(3)
        self.assertLess(np.abs(turned - features.spectrum(sound)[3]).max(), 0.02)

    def test_the_written_layers_answer_as_the_network_does(self):
        torch.manual_seed(1)
        trained = network.Network()
        trained(torch.randn(4, 40, 180))  # so that the norms are not those of the start
        trained.eval()
        weights = {name: value.numpy().astype(float) for name, value in trained.state_dict().items()}
        spectra = np.random.default_rng(2).standard_normal((40, network.BEHIND + 1 + network.AHEAD))
        with torch.no_grad():
            wanted = trained(torch.tensor(spectra[None], dtype=torch.float32))[0][0, 0].numpy()
        values = np.linalg.inv(kaldi.spectrum_of_mfcc()) @ spectra
        values = {place - network.BEHIND: values[:, place] for place in range(values.shape[1])}
        for number, (weight, bias, offsets) in enumerate(kaldi.layers(weights)):
            inputs = lambda here: [values.get(here + it) for it in offsets]
            found = {here: inputs(here) for here in values if all(it is not None for it in inputs(here))}
            last = number == len(network.LAYERS)
            after = {here: weight @ np.concatenate(it) + bias for here, it in found.items()}
            adds = not last and network.LAYERS[number].adds
            before = values
            values = after if last else {here: np.maximum(it, 0) for here, it in after.items()}
            if adds:
                values = {here: it + before[here] for here, it in values.items()}
        self.assertLess(np.abs(values[0] - wanted).max(), 1e-3)

    def test_every_piece_has_an_output_of_its_own(self):
        self.assertEqual(len(kaldi.PHONES), features.OUTPUTS + 2)
        self.assertEqual(sorted(set(kaldi.OUTPUTS_OF_PHONES)), list(range(features.OUTPUTS)))
        self.assertEqual(kaldi.PLACES.count("begin"), kaldi.PLACES.count("end") + sum(
            1 for phones in kaldi.SPELLING.values() if len(phones) == 1
        ))

    def test_frequent_silence_is_not_divided_away(self):
        frequency = np.array([0.5, 0.1] + [0.001] * 400)
        priors = kaldi.priors(frequency, silence=15, talk=3, power=1)
        self.assertTrue(np.allclose(priors[:3], [0.015, 0.003, 0.001]))


class Graphs(unittest.TestCase):
    def test_the_grammar_has_every_word_of_a_command_and_silence(self):
        lines = [line.split() for line in graph.grammar().splitlines()]
        labels = {int(line[2]) for line in lines if len(line) == 5}
        for word in ("anna", "acht", "rochade", "buchstabieren", UNKNOWN):
            self.assertIn(graph.NUMBERS[word], labels)
        self.assertIn(["0", "1"], lines)

    def test_the_graphs_start_in_their_first_state(self):
        # fstcompile takes the state of the first line for the start.
        for text in (graph.grammar(), graph.words_graph()):
            self.assertTrue(text.startswith("0 "))

    def test_a_word_of_the_graph_goes_through_all_its_pieces(self):
        arcs = [tuple(map(int, line.split()[:4])) for line in graph.words_graph().splitlines() if len(line.split()) == 5]
        entered = {label for _, _, label, _ in arcs}
        for phones in kaldi.SPELLING.values():
            for phone in phones:
                self.assertLessEqual({kaldi.leave(phone), kaldi.stay(phone)}, entered)


if __name__ == "__main__":
    unittest.main()
