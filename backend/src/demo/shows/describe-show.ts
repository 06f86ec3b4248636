import { namesOf, person } from "./credits.js";
import { capitalized, fillFrame, type Slots } from "./fill-frame.js";
import { section } from "../words/lexicon.js";
import type { Random } from "./random.js";
import { describedFormat } from "./show-format.js";
import type { ShowSketch } from "./show-sketch.js";

/** The share of makers who write long descriptions. */
const TALKATIVE = 0.26;

/** A description in the show's language: its subject, followed by sentences that makers typically add, in varying order. */
export function describeShow(sketch: ShowSketch, random: Random): string {
  const { lexicon, subject, format, credits } = sketch;
  const talkative = random.chance(TALKATIVE);
  const things = random.shuffled(subject.things);
  const slots = (from: number): Slots => ({
    t: things[from] ?? "",
    u: things[from + 1] ?? "",
    v: things[from + 2] ?? "",
    H: namesOf(credits.hosts, lexicon),
    G: person(lexicon, random).full,
    place: random.pick(section(lexicon, "place")),
    network: credits.network ?? "",
  });
  const say = (frames: readonly string[], count: number): string[] =>
    random
      .shuffled(frames)
      .slice(0, count)
      .map((frame, i) => capitalized(fillFrame(frame, slots((i * 3) % (things.length - 2)))));
  const maybe = (name: string, probability: number): string[] =>
    say(section(lexicon, name), random.chance(probability) ? 1 : 0);
  const rhythmKnown = describedFormat(sketch.about, lexicon).cadence !== undefined;
  const closings = section(lexicon, "closing").filter((frame) => credits.network || !frame.includes("{network}"));
  const sentences = [
    sketch.about,
    // Stories for children need no sentence about how they are made.
    ...(format !== "tale" && !sketch.written ? maybe(format, 0.7) : []),
    ...(talkative ? say(section(lexicon, "recent"), 2) : maybe("recent", 0.3)),
    ...maybe("hosted", talkative ? 0.9 : 0.5),
    ...(rhythmKnown ? [] : maybe(sketch.cadence, talkative ? 0.8 : 0.3)),
    ...say(closings, talkative ? random.between(2, 3) : random.chance(0.3) ? 1 : 0),
  ];
  return sentences.join(lexicon.voice["gap"]?.[0] ?? " ");
}
