import { composeJingle, type Jingle, type Note, type Overtone } from "./demo-jingle.js";
import { wavFile } from "./wav.js";

/** Samples per second: enough for the highest partial of the jingles, and small enough to send at once. */
export const DEMO_AUDIO_RATE = 16_000;

const ATTACK = 0.008;
const ECHO_AFTER = 0.31;
const ECHO = 0.24;
const PEAK = 0.72;

/** The sound file of a demo episode: a jingle of ten to twenty seconds, always the same for the same show and episode. */
export function demoAudio(show: string, episode: string): Buffer {
  return wavFile(render(composeJingle(show, episode)), DEMO_AUDIO_RATE);
}

function render({ seconds, notes, partials }: Jingle): Float32Array {
  const samples = new Float32Array(seconds * DEMO_AUDIO_RATE);
  for (const note of notes) for (const partial of partials) strike(samples, note, partial);
  const delay = Math.round(ECHO_AFTER * DEMO_AUDIO_RATE);
  for (let i = delay; i < samples.length; i++)
    samples[i] = (samples[i] as number) + ECHO * (samples[i - delay] as number);
  finish(samples);
  return samples;
}

/** Adds one partial of one note. The sine is computed by recurrence, which is far cheaper than Math.sin for each sample. */
function strike(samples: Float32Array, note: Note, { multiple, strength, fade }: Overtone): void {
  const frequency = note.frequency * multiple;
  if (frequency > DEMO_AUDIO_RATE * 0.45) return;
  const start = Math.round(note.at * DEMO_AUDIO_RATE);
  const end = Math.min(samples.length, start + Math.round(note.ring * DEMO_AUDIO_RATE));
  const angle = (2 * Math.PI * frequency) / DEMO_AUDIO_RATE;
  const turn = 2 * Math.cos(angle);
  const attack = ATTACK * DEMO_AUDIO_RATE;
  const decay = Math.exp((-4.6 * fade) / (note.ring * DEMO_AUDIO_RATE));
  let before = -Math.sin(angle);
  let current = 0;
  let level = note.volume * strength;
  for (let i = start; i < end; i++) {
    const rise = i - start < attack ? (i - start) / attack : 1;
    samples[i] = (samples[i] as number) + current * level * rise;
    [before, current] = [current, turn * current - before];
    level *= decay;
  }
}

/** Scales the loudest sample to the same level in every file, and fades out the end. */
function finish(samples: Float32Array): void {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = loudest > 0 ? PEAK / loudest : 0;
  const tail = DEMO_AUDIO_RATE / 2;
  for (let i = 0; i < samples.length; i++)
    samples[i] = (samples[i] as number) * gain * Math.min(1, (samples.length - 1 - i) / tail);
}
