import type { EpisodePerson } from "@earshot/domain/catalogue/shows/episode";
import type { ImportedEpisode } from "../../catalogue/local/record/imported-podcast.js";
import { person } from "./credits.js";
import { capitalized, fillFrame, type Slots, slotsOf } from "./fill-frame.js";
import { TABLES } from "./demo-tables.js";
import { section } from "../words/lexicon.js";
import { type Random, randomFrom } from "./random.js";
import type { ShowSketch } from "./show-sketch.js";

const EPISODES_A_SEASON = 10;

/**
 * Episodes for the given dates (epoch seconds, newest first), numbered down from `episodeCount`, with no title used twice.
 * `duration` is the length that a feed would state; the demo's sound file lasts only some seconds, and a player displays that
 * length.
 */
export function writeEpisodes(
  sketch: ShowSketch,
  dates: readonly number[],
  episodeCount: number,
  typicalDuration: number,
  random: Random,
): ImportedEpisode[] {
  const { lexicon, subject, format } = sketch;
  // A serial that is not fiction has chapters of a subject, not of a plot.
  const factual = format === "serial" && subject.category !== "Fiction";
  const { sections } = TABLES.formats[format];
  const summarySection = factual ? "talkSummary" : sections.summaries;
  const numbering = sections.numbering ? random.pick(section(lexicon, sections.numbering)) : "{E}";
  const guests = format === "interview" || format === "brief";
  const titles = fitting(section(lexicon, sections.titles), guests);
  const summaries = random.shuffled(fitting(section(lexicon, summarySection), guests));
  const things = random.shuffled(subject.things);
  const used = new Set<string>();
  const extras = drawExtras(sketch);
  return dates.map((published, i) => {
    const number = episodeCount - i;
    const guest = person(lexicon, random).full;
    const slots: Record<string, string | number> = {
      ...thingSlots(things, i),
      G: guest,
      given: person(lexicon, random).given,
      place: random.pick(section(lexicon, "place")),
      role: lexicon.voice["role"] ? random.pick(section(lexicon, "role")) : "",
      D: spokenDate(published, lexicon.language),
      n: number,
      s: Math.ceil(number / EPISODES_A_SEASON),
      e: ((number - 1) % EPISODES_A_SEASON) + 1,
    };
    const special = sections.specials !== undefined && random.chance(0.05);
    const base = unusedTitle(special ? section(lexicon, sections.specials) : titles, things, slots, used, random);
    const summary = special
      ? undefined
      : capitalized(fillFrame(summaries[i % summaries.length] as string, { ...slots, ...base.slots }));
    const title = fillFrame(numbering, { ...slots, E: base.title });
    return {
      guid: `demo:${sketch.number}:${number}`,
      title,
      ...(summary && { summary }),
      published,
      duration: Math.max(45, Math.round(typicalDuration * (0.78 + random.next() * 0.5))),
      audioUrl: `/demo/audio/${sketch.number}-${number}.wav`,
      ...extras(number, `${title} ${summary ?? ""}`.includes(guest) ? guest : undefined),
    };
  });
}

/** Frames without a guest if the show has no guests, unless none are left. */
function fitting(frames: readonly string[], guests: boolean): readonly string[] {
  const without = frames.filter((frame) => !slotsOf(frame).includes("G"));
  return guests || without.length === 0 ? frames : without;
}

/** Three consecutive things in the list, starting at the given index. */
function thingSlots(things: readonly string[], at: number): { T: string; t: string; u: string; v: string } {
  const thing = (offset: number): string => things[(at + offset) % things.length] as string;
  return { T: capitalized(thing(0)), t: thing(0), u: thing(1), v: thing(2) };
}

function unusedTitle(
  frames: readonly string[],
  things: readonly string[],
  slots: Slots,
  used: Set<string>,
  random: Random,
): { title: string; slots: Slots } {
  let title = "";
  let drawn: Slots = {};
  for (let attempt = 0; attempt < 24; attempt++) {
    title = capitalized(fillFrame(random.pick(frames), { ...slots, ...drawn }));
    if (!used.has(title)) break;
    drawn = thingSlots(random.shuffled(things), 0);
  }
  used.add(title);
  return { title, slots: drawn };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function spokenDate(moment: number, language: string): string {
  const locale = language === "en" ? "en-GB" : language;
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  formats.set(locale, format);
  return format.format(moment * 1000);
}

type Extras = Pick<ImportedEpisode, "chaptersUrl" | "transcriptUrl" | "transcriptType" | "people">;

/**
 * Chapters, transcripts and people of an invented show's episodes. As in real feeds, most shows have none. `guest` is the person
 * named in the title or notes. Uses its own random sequence, so that the rest of the show does not change.
 */
function drawExtras({ number, credits }: ShowSketch): (episode: number, guest: string | undefined) => Extras {
  const random = randomFrom(`extras:${number}`);
  const [hasChapters, hasTranscripts, namesPeople] = [random.chance(0.3), random.chance(0.2), random.chance(0.5)];
  const hosts = credits.hosts.map(({ full }): EpisodePerson => ({ name: full, role: "host", image: "" }));
  return (episode, guest) => ({
    ...(hasChapters && { chaptersUrl: `/demo/chapters/${number}-${episode}.json` }),
    ...(hasTranscripts && { transcriptUrl: `/demo/transcripts/${number}-${episode}.vtt`, transcriptType: "text/vtt" }),
    ...(namesPeople && {
      people: guest === undefined ? hosts : [...hosts, { name: guest, role: "guest", image: "" }],
    }),
  });
}
