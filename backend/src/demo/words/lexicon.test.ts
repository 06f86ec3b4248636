import { APPLE_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { slotsOf } from "../shows/fill-frame.js";
import { lexicons } from "./lexicon.js";

const SECTIONS = [
  ...["given", "family", "place", "network", "and", "titles", "thingTitles", "hosted", "recent", "closing"],
  ...[
    "interview",
    "duo",
    "solo",
    "serial",
    "brief",
    "lesson",
    "daily",
    "weekly",
    "fortnightly",
    "monthly",
    "irregular",
  ],
  ...["numbering", "chapter", "lessonNumber", "talkTitle", "talkSpecial", "taleTitle", "briefTitle", "lessonTitle"],
  ...["talkSummary", "kidsSummary", "taleSummary", "briefSummary", "lessonSummary"],
  ...["saysTwo", "saysDaily", "saysWeekly", "saysFortnight", "saysSerial"],
];

/** The sections in which a slot is allowed; in any other, it would stay empty and keep the demo from starting. */
const SLOTS: readonly (readonly [sections: readonly string[], slots: readonly string[]])[] = [
  [
    ["titles", "thingTitles"],
    ["N", "M", "w", "x", "T", "K", "k", "host", "given", "given2", "place", "place2"],
  ],
  [["hosted"], ["H"]],
  [["recent"], ["t", "u", "v"]],
  [["closing"], ["G", "place", "network"]],
  [
    ["numbering", "chapter", "lessonNumber"],
    ["E", "n", "s", "e"],
  ],
  [
    SECTIONS.filter((name) => /(Title|Summary|Special)$/.test(name)),
    ["T", "t", "u", "v", "G", "role", "given", "place", "D"],
  ],
];

describe("the demo's word lists", () => {
  it("cover the twelve languages of the filter", () => {
    expect(
      lexicons()
        .map((lexicon) => lexicon.language)
        .sort(),
    ).toEqual(LANGUAGES.map(({ code }) => code).sort());
    expect(lexicons().reduce((sum, lexicon) => sum + lexicon.share, 0)).toBe(1000);
  });

  it.each(lexicons().map((lexicon) => [lexicon.language, lexicon] as const))("are complete for %s", (_, lexicon) => {
    expect(SECTIONS.filter((name) => !lexicon.voice[name]?.length)).toEqual([]);
    expect([...lexicon.categories.keys()].sort()).toEqual(APPLE_CATEGORIES.map(({ name }) => name).sort());
    for (const [category, words] of lexicon.categories)
      for (const subject of words.subjects) {
        const sub = APPLE_CATEGORIES.find(({ name }) => name === category)?.sub ?? [];
        if (subject.subcategory) expect(sub).toContain(subject.subcategory);
        expect(subject.words.length).toBeGreaterThanOrEqual(3);
        expect(subject.things.length).toBeGreaterThanOrEqual(5);
        expect(Object.keys(subject.shows).length + subject.abouts.length).toBeGreaterThan(0);
      }
    for (const words of lexicon.categories.values()) expect(words.subjects.some((s) => s.abouts.length > 0)).toBe(true);
  });

  it.each(lexicons().map((lexicon) => [lexicon.language, lexicon] as const))("fill every slot for %s", (_, lexicon) => {
    for (const [sections, slots] of SLOTS)
      for (const name of sections)
        for (const frame of lexicon.voice[name] ?? []) for (const slot of slotsOf(frame)) expect(slots).toContain(slot);
    const roles = lexicon.voice["role"] !== undefined;
    const asks = Object.values(lexicon.voice).some((frames) => frames.some((frame) => slotsOf(frame).includes("role")));
    expect(asks).toBe(roles);
  });

  it("contain more than 1,200 handwritten shows, with unique titles per language", () => {
    const titles = lexicons().flatMap(({ language, categories }) =>
      [...categories.values()].flatMap(({ subjects }) =>
        subjects.flatMap(({ shows }) => Object.keys(shows).map((title) => `${language} ${title.toLowerCase()}`)),
      ),
    );
    expect(titles.length).toBeGreaterThan(1200);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
