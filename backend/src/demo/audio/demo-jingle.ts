import { randomFrom } from "../shows/random.js";
import { demoJson } from "../words/demo-json.js";

/** One struck note. Times in seconds, `volume` 0 to 1. */
export type Note = { readonly at: number; readonly frequency: number; readonly volume: number; readonly ring: number };

/** A partial of an instrument: its multiple of the frequency, its strength, and how much faster it fades. */
export type Overtone = { readonly multiple: number; readonly strength: number; readonly fade: number };

/** A short tune and how its instrument sounds. */
export type Jingle = ReturnType<typeof composeJingle>;

type Jingles = {
  /** Scales without sharp clashes, as steps in semitones. */
  readonly scales: readonly (readonly number[])[];
  readonly instruments: readonly { readonly partials: readonly Overtone[] }[];
  /** Phrases that describe the tune. */
  readonly parts: readonly { readonly title: string; readonly sound: string }[];
};

/** The building blocks of the tunes. */
export const JINGLES = demoJson<Jingles>("jingles.json");

/** The A below middle C, in hertz. */
const ROOT = 220;

/**
 * The tune of an episode. A show keeps its instrument, scale, pulse and motif; an episode varies how often the motif is repeated
 * and where it moves. Lasts ten to twenty seconds and ends on the root.
 */
export function composeJingle(show: string, episode: string) {
  const ofShow = randomFrom(`jingle:${show}`);
  const scale = ofShow.pick(JINGLES.scales);
  const { partials } = ofShow.pick(JINGLES.instruments);
  const root = ROOT * 2 ** (ofShow.between(-5, 4) / 12);
  const beat = 60 / ofShow.between(88, 124);
  const figure = Array.from({ length: ofShow.between(4, 6) }, () => ({
    step: ofShow.between(0, 7),
    beats: ofShow.pick([0.5, 0.5, 1, 1, 1.5]),
  }));
  const ofEpisode = randomFrom(`jingle:${show}:${episode}`);
  const target = ofEpisode.between(8, 12);
  const notes: Note[] = [];
  const strike = (at: number, frequency: number, volume: number, ring: number) =>
    notes.push({ at, frequency, volume, ring });
  let at = 0.15;
  for (let turn = 0; at < target; turn++) {
    const shift = turn === 0 ? 0 : ofEpisode.pick([0, 0, 1, 2, -1]);
    strike(at, root / 2, 0.55, 2.4);
    strike(at, pitch(root, scale, 2 + shift), 0.22, 2.2);
    for (const { step, beats } of figure) {
      const silent = ofEpisode.chance(0.08);
      if (!silent) strike(at, pitch(root, scale, step + shift), 0.62 + ofEpisode.next() * 0.2, 1.1);
      at += beats * beat;
    }
    at += beat * 0.5;
  }
  strike(at, pitch(root, scale, 0), 0.7, 2.6);
  strike(at + 0.1, pitch(root, scale, 2), 0.4, 2.6);
  strike(at + 0.2, pitch(root, scale, 4), 0.3, 2.6);
  strike(at, root / 2, 0.5, 2.8);
  return { seconds: Math.ceil(at + 2.6), notes, partials };
}

/** The frequency of a step in the scale; steps beyond it continue in the next octave. */
function pitch(root: number, scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitone = scale[step - octave * scale.length] as number;
  return root * 2 ** (octave + semitone / 12);
}
