import { randomFrom, type Random } from "../shows/random.js";

/** One struck note. Times in seconds, `volume` 0 to 1. */
export type Note = { readonly at: number; readonly frequency: number; readonly volume: number; readonly ring: number };

/** A short tune and how its instrument sounds. */
export type Jingle = {
  readonly seconds: number;
  readonly notes: readonly Note[];
  /** Partials of the instrument: multiple of the frequency, strength, and how much faster they fade. */
  readonly partials: readonly (readonly [multiple: number, strength: number, fade: number])[];
};

/** Steps of five scales without sharp clashes, in semitones. */
const SCALES = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 5, 7, 9],
  [0, 2, 4, 6, 7, 11],
  [0, 2, 3, 7, 9],
];

const INSTRUMENTS: readonly Jingle["partials"][] = [
  [
    [1, 1, 1],
    [4, 0.18, 3.2],
    [10, 0.04, 6],
  ], // marimba
  [
    [1, 1, 1],
    [2, 0.45, 1.4],
    [3, 0.16, 2],
    [4, 0.07, 2.6],
  ], // soft piano
  [
    [1, 1, 1],
    [2.76, 0.3, 1.7],
    [5.4, 0.1, 2.8],
  ], // bell
  [
    [1, 1, 1],
    [3, 0.22, 1.5],
    [5, 0.07, 2],
  ], // hollow flute
];

const ROOT = 220;

/**
 * The tune of an episode. A show keeps its instrument, scale, pulse and figure; an episode varies how often the
 * figure comes and where it wanders. Ten to twenty seconds, ending on the root.
 */
export function composeJingle(show: string, episode: string): Jingle {
  const ofShow = randomFrom(`jingle:${show}`);
  const scale = ofShow.pick(SCALES);
  const partials = ofShow.pick(INSTRUMENTS);
  const root = ROOT * 2 ** (ofShow.between(-5, 4) / 12);
  const beat = 60 / ofShow.between(88, 124);
  const figure = Array.from({ length: ofShow.between(4, 6) }, () => ({
    step: ofShow.between(0, 7),
    beats: ofShow.pick([0.5, 0.5, 1, 1, 1.5]),
  }));
  const ofEpisode = randomFrom(`jingle:${show}:${episode}`);
  const target = ofEpisode.between(8, 12);
  const notes: Note[] = [];
  let at = 0.15;
  for (let turn = 0; at < target; turn++) {
    const shift = turn === 0 ? 0 : ofEpisode.pick([0, 0, 1, 2, -1]);
    notes.push(note(at, root / 2, 0.55, 2.4));
    notes.push(note(at, pitch(root, scale, 2 + shift), 0.22, 2.2));
    at = playFigure(figure, at, beat, root, scale, shift, notes, ofEpisode);
  }
  for (const [step, volume] of [
    [0, 0.7],
    [2, 0.4],
    [4, 0.3],
  ] as const)
    notes.push(note(at + step * 0.05, pitch(root, scale, step), volume, 2.6));
  notes.push(note(at, root / 2, 0.5, 2.8));
  return { seconds: Math.ceil(at + 2.6), notes, partials };
}

function playFigure(
  figure: readonly { step: number; beats: number }[],
  start: number,
  beat: number,
  root: number,
  scale: readonly number[],
  shift: number,
  notes: Note[],
  random: Random,
): number {
  let at = start;
  for (const { step, beats } of figure) {
    const silent = random.chance(0.08);
    if (!silent) notes.push(note(at, pitch(root, scale, step + shift), 0.62 + random.next() * 0.2, 1.1));
    at += beats * beat;
  }
  return at + beat * 0.5;
}

function note(at: number, frequency: number, volume: number, ring: number): Note {
  return { at, frequency, volume, ring };
}

/** The frequency of a step of the scale; steps beyond it continue in the next octave. */
function pitch(root: number, scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitone = scale[step - octave * scale.length] as number;
  return root * 2 ** (octave + semitone / 12);
}
