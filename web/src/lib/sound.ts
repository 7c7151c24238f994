// Short woody sounds, synthesised here: a damped tone for the body of the wood, a burst of noise
// for the blow. Nothing is heard if there is no audio, or before anyone has touched the page.
import { settings } from "./settings.svelte";

export type Sound = "knock" | "place" | "turn" | "end";

interface Tap {
  /** Seconds from now. */
  at: number;
  /** Of the wood, in hertz. */
  pitch: number;
  /** Seconds until it has died away. */
  ring: number;
  loud: number;
}

const SOUNDS: Record<Sound, Tap[]> = {
  knock: [
    { at: 0, pitch: 210, ring: 0.11, loud: 0.5 },
    { at: 0.17, pitch: 190, ring: 0.13, loud: 0.38 },
  ],
  place: [{ at: 0, pitch: 330, ring: 0.08, loud: 0.32 }],
  // Eight teeth, a little uneven, slower and slower: something heavy comes to rest.
  turn: [0, 0.045, 0.09, 0.137, 0.188, 0.245, 0.312, 0.4].map((at, tooth) => ({
    at,
    pitch: tooth % 2 ? 262 : 240,
    ring: 0.045,
    loud: 0.2 - tooth * 0.015,
  })),
  end: [
    { at: 0, pitch: 392, ring: 0.16, loud: 0.3 },
    { at: 0.12, pitch: 294, ring: 0.24, loud: 0.32 },
  ],
};

let context: AudioContext | null = null;
let breath: AudioBuffer | null = null;

/** Whether the settings allow this sound. */
function wanted(sound: Sound): boolean {
  return sound === "knock" ? settings.knock : settings.sounds;
}

/** Play a sound, if allowed. Never fails. */
export function play(sound: Sound): void {
  // Browsers forbid sound until someone has touched the page, and complain about attempts.
  if (!wanted(sound) || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const start = context.currentTime + 0.01;
    for (const one of SOUNDS[sound]) tap(context, start + one.at, one);
  } catch {
    context = null;
  }
}

function tap(audio: AudioContext, at: number, { pitch, ring, loud }: Tap): void {
  const body = audio.createOscillator();
  body.frequency.setValueAtTime(pitch * 1.25, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  fade(audio, body, at, ring, loud);
  body.start(at);
  body.stop(at + ring);

  const blow = audio.createBufferSource();
  blow.buffer = breath ??= noise(audio);
  const hollow = audio.createBiquadFilter();
  hollow.type = "bandpass";
  hollow.frequency.value = pitch * 4.2;
  hollow.Q.value = 1.4;
  blow.connect(hollow);
  fade(audio, hollow, at, 0.03, loud * 0.8);
  blow.start(at);
  blow.stop(at + 0.04);
}

function fade(audio: AudioContext, from: AudioNode, at: number, ring: number, loud: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + ring);
  from.connect(gain).connect(audio.destination);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let number = 0; number < samples.length; number++) samples[number] = Math.random() * 2 - 1;
  return buffer;
}
