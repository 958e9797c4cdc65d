"""The page in a real Chromium: whole games, broken lines, secrets, access, sizes."""
