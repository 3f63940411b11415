"""The small net of the scorer: the first layers of Whisper's encoder as they are, and a head that is taught our words."""
