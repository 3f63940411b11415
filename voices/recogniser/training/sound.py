"""What lies between a mouth and the recogniser: rooms, noise, other talkers, microphones, telephones.

All sound is at 16 kHz, as arrays of float; `rng` is a `numpy.random.Generator`.
"""

import numpy as np
from scipy.fft import irfft, next_fast_len, rfft
from scipy.signal import butter, fftconvolve, iirpeak, lfilter, resample_poly, sosfilt

RATE = 16000


def level(sound):
    """Returns the root mean square of a sound."""
    return float(np.sqrt(np.mean(np.square(sound)))) + 1e-9


def speech_level(sound):
    """Returns the level of speech without its pauses."""
    loud = np.abs(sound) > 0.02 * np.abs(sound).max()
    return level(sound[loud]) if loud.any() else 1e-9


def add_noise(sound, noise, decibels):
    """Adds noise so that the speech is `decibels` above it."""
    noise = noise[: len(sound)]
    return sound + noise / level(noise) * speech_level(sound) * 10 ** (-decibels / 20)


# Noises, each `number` samples at level 1.


def steady_noise(number, rng, slope=None):
    """Noise that falls by 6 `slope` dB an octave: 0 is white, 0.5 pink; or, of its own choice, a band of it."""
    length = next_fast_len(number, real=True)
    frequency = np.fft.rfftfreq(length, 1 / RATE)
    frequency[0] = frequency[1]
    falls = rng.uniform(0, 1) if slope is None else slope
    strength = (frequency / 1000) ** -falls
    if slope is None and rng.random() < 0.3:
        centre, width = np.exp(rng.uniform(np.log(150), np.log(5000))), rng.uniform(0.3, 2)
        strength *= np.exp(-((np.log(frequency / centre) / width) ** 2))
    strength[frequency < 40] *= 0.1
    noise = irfft(strength * _random_spectrum(len(frequency), rng), length)[:number]
    return noise / level(noise)


def _random_spectrum(number, rng):
    return rng.standard_normal(number) + 1j * rng.standard_normal(number)


def knocks(number, rng):
    """Pieces put down, chairs, clock buttons, pens: short sounds that die away."""
    noise = np.zeros(number)
    for _ in range(rng.integers(1, 8)):
        start, lasts = rng.integers(0, number), int(RATE * 10 ** rng.uniform(-2.3, -0.7))
        time = np.arange(min(lasts * 5, number - start))
        if rng.random() < 0.5:
            ring = rng.standard_normal(len(time))
        else:
            tones = [(rng.uniform(100, 5000), rng.uniform(0, 6)) for _ in range(rng.integers(1, 5))]
            ring = sum(np.sin(2 * np.pi * frequency * time / RATE + phase) for frequency, phase in tones)
        noise[start : start + len(time)] += ring * np.exp(-time / lasts) * 10 ** rng.uniform(-1, 0.3)
    return noise / level(noise)


def hum(number, rng):
    """A transformer, a fan, a badly shielded cable."""
    time = np.arange(number) / RATE
    base = rng.choice([50, 60, 100, 120, rng.uniform(80, 400)])
    tones = [(base * (k + 1), 10 ** rng.uniform(-1.5, 0), rng.uniform(0, 6)) for k in range(11)]
    noise = sum(strength * np.sin(2 * np.pi * frequency * time + phase) for frequency, strength, phase in tones)
    return noise / level(noise)


def coughs(number, rng):
    """Coughs, breaths, throats cleared: bursts of noise through a throat, now and then with a voice."""
    noise = np.zeros(number)
    for _ in range(rng.integers(1, 5)):
        lasts = int(RATE * rng.uniform(0.08, 0.9))
        start = rng.integers(0, max(number - lasts // 2, 1))
        time = np.arange(min(lasts, number - start)) / max(lasts, 1)
        source = rng.standard_normal(len(time))
        if rng.random() < 0.4:
            period = RATE / rng.uniform(70, 250)
            source += 4 * (np.arange(len(time)) % period < 1)
        for _ in range(rng.integers(2, 5)):
            centre = rng.uniform(250, 4500)
            source = source + 3 * lfilter(*iirpeak(centre, centre / rng.uniform(120, 900), RATE), source)
        attack = rng.uniform(0.01, 0.5)
        shape = np.minimum(time / attack, 1) * np.exp(-np.maximum(time - attack, 0) * rng.uniform(1, 12))
        noise[start : start + len(time)] += source / level(source) * shape * 10 ** rng.uniform(-0.7, 0)
    return noise / level(noise)


def talkers(number, rng, speech, least=1, most=6):
    """`least` to `most` people talking at once, nearer and farther; `speech` is a list of their sounds at level 1."""
    noise = np.zeros(number)
    for _ in range(rng.integers(least, most + 1)):
        voice = speech[rng.integers(len(speech))]
        voice = np.resize(np.roll(voice, -rng.integers(len(voice))), number)
        noise += voice * 10 ** rng.uniform(-0.6, 0)
    if rng.random() < 0.5:
        noise = room(noise, rng, reverberation=rng.uniform(0.2, 0.6))
    return noise / level(noise)


def murmur(number, rng, speech):
    """A full hall: noise with the spectrum of speech that swells and ebbs."""
    length = next_fast_len(number, real=True)
    strength = np.abs(rfft(np.resize(speech[rng.integers(len(speech))], length)))
    noise = irfft(strength * _random_spectrum(len(strength), rng), length)[:number]
    knots = number // 4000 + 2
    noise *= np.interp(np.arange(number), np.arange(knots) * 4000, rng.uniform(0.5, 1.5, knots))
    return noise / level(noise)


def near_silence(number, rng):
    """Digital silence up to a very quiet room, in the units of 16-bit samples."""
    return np.zeros(number) if rng.random() < 0.3 else steady_noise(number, rng) * 10 ** rng.uniform(-0.5, 1.7)


# Rooms and microphones.


def room(sound, rng, reverberation=None):
    """Has a sound heard in a room; `reverberation` is the time in which it falls by 60 dB, in seconds."""
    seconds = reverberation or rng.uniform(0.08, 0.7)
    number = int(RATE * min(seconds, 0.6))
    time = np.arange(number) / RATE
    answer = lfilter([1], [1, -rng.uniform(0, 0.6)], rng.standard_normal(number) * np.exp(-6.9 * time / seconds))
    answer[: int(RATE * rng.uniform(0.001, 0.008))] = 0
    answer *= 10 ** (-rng.uniform(-1, 15) / 20) / (np.sqrt(np.sum(answer**2)) + 1e-9)
    answer[0] = 1
    return fftconvolve(sound, answer)[: len(sound)]


def tone(sound, rng):
    """Changes the spectrum at random, as microphones and their places do."""
    points = np.array([0, 100, 250, 500, 1000, 2000, 3000, 4500, 6000, 8000])
    gains = np.cumsum(rng.normal(0, 2.5, len(points)))
    gains -= gains[4]
    gains[0] -= rng.uniform(0, 20)
    length = next_fast_len(len(sound), real=True)
    frequency = np.fft.rfftfreq(length, 1 / RATE)
    factor = 10 ** (np.interp(frequency, points, np.clip(gains, -25, 12)) / 20)
    if rng.random() < 0.15:
        factor /= 1 + (frequency / rng.uniform(3000, 7000)) ** 12
    if rng.random() < 0.3:
        factor *= frequency / (frequency + rng.uniform(50, 300))
    return irfft(rfft(sound, length) * factor, length)[: len(sound)]


def cheap_microphone(sound, rng):
    """A headset or a laptop: resonances, a gain that follows the sound, clipping, coarse samples."""
    for _ in range(rng.integers(1, 4)):
        centre = rng.uniform(300, 6000)
        sound = sound + rng.uniform(0.5, 3) * lfilter(*iirpeak(centre, rng.uniform(2, 8), RATE), sound)
    if rng.random() < 0.5:
        sound = automatic_gain(sound, rng.uniform(0.3, 0.9))
    peak = np.abs(sound).max() + 1e-9
    if rng.random() < 0.4:
        sound = np.clip(sound, -peak * rng.uniform(0.2, 0.8), peak * rng.uniform(0.2, 0.8))
    if rng.random() < 0.4:
        step = peak / 2 ** rng.uniform(4, 8)
        sound = np.round(sound / step + rng.uniform(-0.5, 0.5, len(sound))) * step
    return sound


def automatic_gain(sound, strength):
    """Makes quiet parts louder: at strength 1 all are equally loud."""
    block = RATE // 20
    number = len(sound) // block + 1
    padded = np.pad(sound, (0, number * block - len(sound)))
    loud = np.sqrt(np.mean(padded.reshape(number, block) ** 2, axis=1)) + 0.03 * level(sound)
    smooth = lfilter([0.3], [1, -0.7], loud, zi=[0.7 * loud[0]])[0]
    gain = np.interp(np.arange(len(sound)), np.arange(number) * block + block / 2, smooth**-strength)
    return sound * gain


_TELEPHONE = butter(4, [300, 3400], "bandpass", fs=RATE, output="sos")


def telephone(sound):
    """Has a sound go through a telephone: 300 to 3400 Hz, 8000 samples a second, mu-law."""
    narrow = resample_poly(sosfilt(_TELEPHONE, sound), 1, 2)
    peak = np.abs(narrow).max() + 1e-9
    folded = np.sign(narrow) * np.log1p(255 * np.abs(narrow) / peak) / np.log(256)
    coarse = np.round(folded * 127) / 127
    back = np.sign(coarse) * (256 ** np.abs(coarse) - 1) / 255 * peak
    return resample_poly(back, 2, 1)[: len(sound)]


def breathy(sound, rng):
    """Puts breath into a voice: noise as loud as the voice is."""
    power = np.maximum(fftconvolve(sound * sound, np.ones(200) / 200)[: len(sound)], 0)
    breath = lfilter([1, -0.9], [1], rng.standard_normal(len(sound)))
    return sound + breath * np.sqrt(power) * 10 ** rng.uniform(-2, -0.6)


def other_body(sound, factor):
    """Plays a sound `factor` times as fast: a smaller, higher, quicker speaker. Times shrink by the same factor."""
    return resample_poly(sound, 160, round(160 * factor))


def background(number, rng, speech, least=1):
    """Returns noise of any kind at level 1, and whether people, at least `least`, talk in it."""
    kinds = [steady_noise, knocks, hum, coughs]
    if speech and rng.random() < 0.5:
        if rng.random() < 0.75:
            return talkers(number, rng, speech, least), True
        return murmur(number, rng, speech), True
    return kinds[rng.choice(4, p=[0.45, 0.25, 0.1, 0.2])](number, rng), False


def happen(sound, rng, speech):
    """Has a spoken sound go through everything that may happen to it; returns 16-bit samples (as float).

    `speech` is what others may be saying: a list of sounds at level 1, maybe empty.
    """
    sound = sound / speech_level(sound)
    if rng.random() < 0.2:
        sound = breathy(sound, rng)
    if rng.random() < 0.6:
        sound = tone(sound, rng)
    if rng.random() < 0.45:
        sound = room(sound, rng)
    sound = sound / speech_level(sound)
    if rng.random() < 0.75:
        for _ in range(1 + (rng.random() < 0.2)):
            noise, talk = background(len(sound), rng, speech)
            # Whoever talks as loudly as the speaker would be one.
            sound = add_noise(sound, noise, rng.uniform(5, 30) if talk else rng.uniform(4, 35))
    if rng.random() < 0.25:
        sound = cheap_microphone(sound, rng)
    if rng.random() < 0.15:
        sound = telephone(sound)
    return to_samples(sound / level(sound) * 10 ** (rng.uniform(-48, -12) / 20), rng)


def to_samples(sound, rng):
    """Returns a sound (-1 to 1) as 16-bit samples, with the faint noise without which digital silence is heard."""
    return np.clip(np.round(sound * 32768), -32768, 32767) + rng.standard_normal(len(sound))
