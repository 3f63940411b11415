"""Hears sound with a finished model by libvosk itself, as the program will."""

import ctypes
import json

import numpy as np

from . import VOICES

LIBRARY = VOICES.parent / "vendor" / "vosk" / "libvosk.so"


class Recogniser:
    """A model in libvosk, held to the grammar in its folder."""

    def __init__(self, folder):
        library = ctypes.CDLL(str(LIBRARY))
        for name, result, arguments in [
            ("vosk_model_new", ctypes.c_void_p, [ctypes.c_char_p]),
            ("vosk_model_free", None, [ctypes.c_void_p]),
            ("vosk_recognizer_new", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_float]),
            ("vosk_recognizer_free", None, [ctypes.c_void_p]),
            ("vosk_recognizer_accept_waveform_s", ctypes.c_int, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]),
            ("vosk_recognizer_result", ctypes.c_char_p, [ctypes.c_void_p]),
            ("vosk_recognizer_final_result", ctypes.c_char_p, [ctypes.c_void_p]),
        ]:
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        library.vosk_set_log_level(-1)
        self.library = library
        self.model = library.vosk_model_new(str(folder).encode())
        if not self.model:
            raise ValueError(f"libvosk does not take {folder}")

    def hear(self, samples):
        """Returns the words heard in 16-bit samples at 16 kHz: pauses end nothing."""
        data = np.ascontiguousarray(samples, np.int16)
        recogniser = self.library.vosk_recognizer_new(self.model, 16000.0)
        words = []
        for start in range(0, len(data), 1600):
            block = data[start : start + 1600]
            if self.library.vosk_recognizer_accept_waveform_s(recogniser, block.ctypes.data, len(block)):
                words += json.loads(self.library.vosk_recognizer_result(recogniser))["text"].split()
        words += json.loads(self.library.vosk_recognizer_final_result(recogniser))["text"].split()
        self.library.vosk_recognizer_free(recogniser)
        return words

    def close(self):
        """Gives the model back."""
        self.library.vosk_model_free(self.model)
