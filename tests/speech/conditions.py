"""What happens to speech on its way to the microphone. Nothing here is shared with the training: other noises, rooms
computed from their walls, the coding of a telephone."""

import numpy as np

RATE = 16000
LEVEL = 10 ** (-26 / 20) * 32768


def fast(length: int) -> int:
    """Returns the next length of which a spectrum is quickly computed."""
    while True:
        rest = length
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return length
        length += 1


def resampled(sound: np.ndarray, up: int, down: int) -> np.ndarray:
    """Returns a sound at another rate, by way of its whole spectrum."""
    length = fast(-(-len(sound) // down)) * down
    spectrum = np.fft.rfft(sound, length)
    count = length // down * up
    wanted = np.zeros(count // 2 + 1, complex)
    shared = min(len(wanted), len(spectrum))
    wanted[:shared] = spectrum[:shared]
    kept = len(sound) * up // down
    return np.fft.irfft(wanted, count)[:kept].astype(np.float32) * (count / length)


def speech_level(sound: np.ndarray) -> float:
    """Returns the level of the parts in which somebody speaks."""
    loud = sound[np.abs(sound) > 0.02 * np.abs(sound).max()] if len(sound) else sound
    return float(np.sqrt(np.mean(loud**2))) if len(loud) else 1.0


def to_level(sound: np.ndarray, level: float = 1.0) -> np.ndarray:
    return sound * (level / (speech_level(sound) + 1e-9))


def coloured(random: np.random.Generator, length: int, weight) -> np.ndarray:
    """Returns noise of level 1 whose spectrum has a weight at each frequency in Hz."""
    count = fast(length)
    frequency = np.fft.rfftfreq(count, 1 / RATE)
    spectrum = random.standard_normal(len(frequency)) + 1j * random.standard_normal(len(frequency))
    sound = np.fft.irfft(spectrum * weight(np.maximum(frequency, 20.0)), count)[:length]
    return sound / (sound.std() + 1e-9)


def hall(random: np.random.Generator, length: int) -> np.ndarray:
    """Returns the noise of a playing hall: air that rises and falls, a machine's tones, far steps and chairs."""
    t = np.arange(length) / RATE
    air = coloured(random, length, lambda f: 1 / np.sqrt(1 + (f / 300) ** 2))
    air *= 1 + 0.4 * np.sin(2 * np.pi * random.uniform(0.1, 0.7) * t + random.uniform(0, 6))
    base = random.uniform(45, 65)
    tones = sum(random.uniform(0, 0.5) / k * np.sin(2 * np.pi * base * k * t + random.uniform(0, 6)) for k in range(1, 9))
    steps = np.zeros(length)
    for _ in range(random.integers(0, 1 + length // 8000)):
        at = random.integers(0, length)
        knock = coloured(random, 1600, lambda f: np.exp(-f / random.uniform(200, 900)))
        knock = knock * np.exp(-np.arange(1600) / random.uniform(80, 500))
        steps[at:at + 1600] += random.uniform(0.5, 3) * knock[:length - at]
    sound = air + tones + steps
    return sound / (sound.std() + 1e-9)


def noise(random: np.random.Generator, length: int) -> np.ndarray:
    """Returns one of five kinds of noise, of level 1: white, pink, brown, like speech, a hall."""
    kind = random.integers(5)
    if kind == 4:
        return hall(random, length)
    weights = (lambda f: f**0.0, lambda f: f**-0.5, lambda f: f**-1.0,
               lambda f: (f / 200) / (1 + (f / 200) ** 2) / (1 + (f / 3500) ** 4))
    return coloured(random, length, weights[kind])


def room(random: np.random.Generator) -> np.ndarray:
    """Returns the response of a room with flat walls, from a mouth half a metre to two metres away (image sources)."""
    size = random.uniform([4, 4, 2.5], [12, 10, 4])
    ear = random.uniform(1, size - 1)
    direction = random.standard_normal(3) * [1, 1, 0.2]
    mouth = np.clip(ear + direction / np.linalg.norm(direction) * random.uniform(0.5, 2), 0.3, size - 0.3)
    absorbed = random.uniform(0.15, 0.45)
    order = 7
    n = np.stack(np.meshgrid(*[np.arange(-order, order + 1)] * 3, indexing="ij"), -1).reshape(-1, 3)
    response = np.zeros(RATE // 2)
    for mirrored in np.ndindex(2, 2, 2):
        sign = 1 - 2 * np.array(mirrored)
        images = 2 * n * size + sign * mouth
        distance = np.linalg.norm(images - ear, axis=1)
        bounces = np.abs(n - np.array(mirrored)).sum(1) + np.abs(n).sum(1)
        gain = np.sqrt(1 - absorbed) ** bounces / np.maximum(distance, 0.1)
        gain *= random.choice([1, 1, 1, -1], len(gain))
        at = np.round((distance) / 343 * RATE).astype(int)
        inside = at < len(response)
        np.add.at(response, at[inside], gain[inside])
    response = response[np.argmax(response != 0):]
    return response / np.abs(response).max()


def convolved(sound: np.ndarray, response: np.ndarray) -> np.ndarray:
    length = 1 << (len(sound) + len(response)).bit_length()
    return np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(response, length), length)[:len(sound)]


def telephone(sound: np.ndarray) -> np.ndarray:
    """Returns a sound of level 1 as it comes out of a telephone: 300 to 3400 Hz, 8 kHz, A-law (ITU-T G.711)."""
    slow = resampled(sound, 1, 2)
    count = fast(len(slow))
    frequency = np.fft.rfftfreq(count, 2 / RATE)
    band = 1 / (1 + (300 / np.maximum(frequency, 1)) ** 8) / (1 + (frequency / 3400) ** 24)
    slow = np.fft.irfft(np.fft.rfft(slow, count) * band, count)[:len(slow)]
    loud = np.clip(slow / (np.abs(slow).max() + 1e-9), -1, 1)
    a = 87.6
    bent = np.where(np.abs(loud) < 1 / a, a * np.abs(loud), 1 + np.log(np.maximum(a * np.abs(loud), 1))) / (1 + np.log(a))
    bent = np.round(bent * 127) / 127 * (1 + np.log(a))
    back = np.where(bent < 1, bent / a, np.exp(bent - 1) / a) * np.sign(loud)
    return to_level(np.resize(resampled(back.astype(np.float32), 2, 1), len(sound)))


class Conditions:
    """The conditions of the proof; `crowd` are the sounds of held-out talkers, for babble, `neighbours` what is announced
    at the next board."""

    NAMES = ("clean", "noise 20 dB", "noise 10 dB", "babble 10 dB", "room", "telephone")
    NEIGHBOURS = {"the neighbour 6 dB below": 6, "the neighbour 12 dB below": 12, "the neighbour 20 dB below": 20}
    # Whole tapes of games.
    TAPES = ("a room, babble 20 dB and clicks", "telephone", "noise 15 dB and clicks", "babble 15 dB")
    BANK = 40

    def __init__(self, crowd: list[np.ndarray], seed: int, neighbours: list[np.ndarray] = ()):
        random = np.random.default_rng([seed, 1])
        self.crowd = [to_level(sound) for sound in crowd]
        # Made beforehand, for it takes longer than the speech: each is heard from another place on each time.
        self.neighbours = [to_level(sound) for sound in neighbours]
        self.noises = [noise(random, 12 * RATE) for _ in range(self.BANK)]
        self.rooms = [room(random) for _ in range(self.BANK)]

    def noise(self, random: np.random.Generator, length: int) -> np.ndarray:
        """Returns noise of level 1."""
        return from_anywhere(self.noises[random.integers(self.BANK)], random, length)

    def room(self, sound: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """Returns a sound of level 1 as it is in one of the rooms."""
        return to_level(convolved(sound, self.rooms[random.integers(self.BANK)]))

    def babble(self, random: np.random.Generator, length: int) -> np.ndarray:
        """Returns four talkers at once, of level 1."""
        talkers = random.permutation(len(self.crowd))[:4]
        total = sum(from_anywhere(self.crowd[which], random, length) for which in talkers)
        return total / (total.std() + 1e-9)

    def beside_a_neighbour(self, sound: np.ndarray, below: float, random: np.random.Generator) -> np.ndarray:
        """Returns a sound of level 1 with an announcement of another voice beside it, over it or next to it, in a room."""
        other = self.room(self.neighbours[random.integers(len(self.neighbours))], random) * 10 ** (-below / 20)
        at = random.integers(-len(other) // 2, max(len(sound) - len(other) // 2, 1))
        mixed = np.array(sound, np.float32)
        begin, end = max(at, 0), min(at + len(other), len(mixed))
        mixed[begin:end] += other[begin - at:end - at]
        return mixed

    def put(self, name: str, sound: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """Returns a sound under a condition, as 16-bit samples whose speech lies at about -26 dB."""
        sound = to_level(sound)
        if "clicks" in name:
            sound = sound + clicks(random, len(sound))
        if "room" in name:
            sound = self.room(sound, random)
        elif name == "telephone":
            sound = telephone(sound)
        elif name in self.NEIGHBOURS:
            sound = self.beside_a_neighbour(sound, self.NEIGHBOURS[name], random)
        ratio = {"babble 10 dB": 10, "babble 15 dB": 15, "noise 15 dB and clicks": 15, self.TAPES[0]: 20, "noise 20 dB": 20, "noise 10 dB": 10, "room": 20, "telephone": 30}.get(name, 55)
        beside = self.babble(random, len(sound)) if "babble" in name else self.noise(random, len(sound))
        return samples(sound + beside * 10 ** (-ratio / 20), random.uniform(-6, 3))


def clicks(random: np.random.Generator, length: int) -> np.ndarray:
    """Returns pieces set down and a clock pressed, every few seconds, beside a voice of level 1."""
    sound, at = np.zeros(length), 0
    while at < length:
        count = min(int(RATE * random.uniform(0.02, 0.15)), length - at)
        knock = coloured(random, count, lambda f: np.exp(-(np.log(f / random.uniform(300, 4000)) / 0.7) ** 2))
        sound[at:at + count] += knock * np.exp(-np.arange(count) / RATE * random.uniform(30, 200)) * random.uniform(0.2, 1.5)
        at += int(RATE * random.uniform(0.5, 6))
    return sound


def from_anywhere(sound: np.ndarray, random: np.random.Generator, length: int) -> np.ndarray:
    """Returns so many samples of a sound, from any place on, again and again if it is too short."""
    at = random.integers(len(sound))
    times = (at + length) // len(sound) + 1
    return np.tile(sound, times)[at:at + length]


def samples(sound: np.ndarray, gain: float = 0.0) -> np.ndarray:
    """Returns a sound of level 1 as 16-bit samples, louder by so many decibels."""
    return np.clip(np.round(sound * LEVEL * 10 ** (gain / 20)), -32768, 32767).astype("<i2")
