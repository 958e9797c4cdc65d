/** A few small tones, made on the spot; silent unless the reader asks for them. */
import { settings } from "./settings.svelte";

export type Tone = "turn" | "dice" | "card" | "coin" | "wood" | "score" | "end";

/** Frequency, start and length in seconds of each note, and the wave that carries it. */
const TONES: Record<Tone, { wave: OscillatorType; notes: [number, number, number][] }> = {
  turn: { wave: "sine", notes: [[587, 0, 0.18], [784, 0.12, 0.3]] },
  dice: { wave: "square", notes: [[180, 0, 0.03], [220, 0.06, 0.03], [160, 0.13, 0.03], [240, 0.2, 0.04]] },
  card: { wave: "triangle", notes: [[880, 0, 0.04], [660, 0.05, 0.05], [990, 0.11, 0.07]] },
  coin: { wave: "triangle", notes: [[1318, 0, 0.08], [1760, 0.05, 0.18]] },
  wood: { wave: "sine", notes: [[196, 0, 0.08]] },
  score: { wave: "triangle", notes: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.22]] },
  end: { wave: "sine", notes: [[392, 0, 0.3], [523, 0.2, 0.3], [659, 0.4, 0.3], [784, 0.6, 0.7]] },
};

const LOUDNESS = 0.06;
let context: AudioContext | null = null;

export function tone(name: Tone): void {
  // before the reader has touched the page a browser lets nothing sound, and complains
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, start, length] of TONES[name].notes) {
    const from = context.currentTime + start;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = TONES[name].wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    voice.connect(volume).connect(context.destination);
    voice.start(from);
    voice.stop(from + length);
  }
}
