/** Short sounds of wood, paper and bell, made on the spot: nothing to download. */
import type { SoundName } from "./games/board.ts";

interface Voice {
  readonly kind: "knock" | "rustle" | "bell";
  readonly after: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
}

const knock = (after: number, pitch: number, loud = 0.5): Voice => ({ kind: "knock", after, pitch, length: 0.11, loud });
const rustle = (after: number, pitch: number, length: number, loud = 0.22): Voice => ({
  kind: "rustle",
  after,
  pitch,
  length,
  loud,
});
const bell = (after: number, pitch: number, length = 1.1, loud = 0.2): Voice => ({ kind: "bell", after, pitch, length, loud });

const SOUNDS: { readonly [name in SoundName]: readonly Voice[] } = {
  card: [rustle(0, 2600, 0.09), knock(0.06, 210, 0.25)],
  reveal: [rustle(0, 1900, 0.16), rustle(0.05, 3200, 0.12)],
  burst: [rustle(0, 900, 0.3, 0.3), knock(0, 120, 0.5)],
  dice: [knock(0, 340), knock(0.09, 290), knock(0.2, 320, 0.35), knock(0.34, 270, 0.25)],
  token: [knock(0, 620, 0.2), bell(0.02, 1568, 0.35, 0.08)],
  win: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.52, 1047, 1.8)],
  turn: [bell(0, 784, 0.7, 0.12)],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function paper(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Rises at once and dies away. */
function fade(audio: AudioContext, at: number, { loud, length }: Voice): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, voice: Voice, type: OscillatorType, pitch: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  if (voice.kind === "knock") oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + voice.length);
  oscillator.connect(fade(audio, at, voice));
  oscillator.start(at);
  oscillator.stop(at + voice.length);
}

function sing(audio: AudioContext, voice: Voice): void {
  const at = audio.currentTime + voice.after;
  if (voice.kind === "knock") tone(audio, at, voice, "triangle", voice.pitch);
  if (voice.kind === "bell")
    for (const [partial, loud] of [
      [1, 1],
      [2.76, 0.35],
      [5.4, 0.12],
    ] as const)
      tone(
        audio,
        at,
        { ...voice, loud: voice.loud * loud, length: voice.length / partial ** 0.5 },
        "sine",
        voice.pitch * partial,
      );
  if (voice.kind === "rustle") {
    const source = audio.createBufferSource();
    source.buffer = paper(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = voice.pitch;
    source.connect(band).connect(fade(audio, at, voice));
    source.start(at);
    source.stop(at + voice.length);
  }
}

export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const voice of SOUNDS[name]) sing(context, voice);
}
