import { namesOf, person } from "./credits.js";
import { capitalised, fillFrame } from "./fill-frame.js";
import { section } from "./lexicon.js";
import type { Random } from "./random.js";
import { saidAbout, type ShowFormat } from "./show-format.js";
import type { ShowSketch } from "./show-sketch.js";

/** Section of a voice that says how a show of the format is made; stories for children need no such sentence. */
const MADE: Readonly<Partial<Record<ShowFormat, string>>> = {
  interview: "interview",
  duo: "duo",
  solo: "solo",
  serial: "serial",
  brief: "brief",
  lesson: "lesson",
};

/** A description in the show's language: what it is about, then in varying order what a maker would add. */
export function describeShow(sketch: ShowSketch, random: Random): string {
  const { lexicon, subject, format, credits } = sketch;
  const [t = "", u = "", v = ""] = random.shuffled(subject.things);
  const slots = {
    t,
    u,
    v,
    H: namesOf(credits.hosts, lexicon),
    G: person(lexicon, random).full,
    place: random.pick(section(lexicon, "place")),
    network: credits.network ?? "",
  };
  const say = (name: string, probability: number): string[] =>
    random.chance(probability) ? [capitalised(fillFrame(random.pick(section(lexicon, name)), slots))] : [];
  const made = MADE[format];
  const rhythm = saidAbout(sketch.about, lexicon).cadence ? [] : say(sketch.cadence, sketch.written ? 0.3 : 0.45);
  const closings = section(lexicon, "closing").filter((frame) => credits.network || !frame.includes("{network}"));
  const sentences = [
    sketch.about,
    ...(made && !sketch.written ? say(made, 0.7) : []),
    ...say("recent", 0.42),
    ...say("hosted", 0.6),
    ...rhythm,
    ...(random.chance(0.42) ? [fillFrame(random.pick(closings), slots)] : []),
  ];
  return sentences.join(lexicon.voice["gap"]?.[0] ?? " ");
}
