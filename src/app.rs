//! The wiring: command line, settings, stopwatch, the loop.
