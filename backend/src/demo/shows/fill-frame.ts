/**
 * The placeholders of a frame. In titles of shows: `{N}` `{M}` words, `{w}` `{x}` the same in lower case, `{T}` a thing, `{K}`
 * `{k}` a thing in English title case (at the start of the title, or later), `{host}` `{given}` `{given2}` people, `{place}`
 * `{place2}` real and invented places. In descriptions and episodes: `{T}` `{t}` `{u}` `{v}` things, `{G}` a guest with `{role}`,
 * `{H}` the hosts, `{network}`, `{D}` the date, `{E}` the episode's title, `{n}` its number, `{s}` `{e}` season and number in it.
 */
export type Slots = { readonly [slot: string]: string | number };

const SLOT = /\{(\w+)\}/g;

/** Fills the slots of a frame. Throws if there is no value for a slot, so that no reader ever sees a brace. */
export function fillFrame(frame: string, slots: Slots): string {
  return frame.replace(SLOT, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new RangeError(`nothing for {${slot}} in: ${frame}`);
    return String(value);
  });
}

/** The names of the slots in a frame, e.g. ["N", "given"]. */
export function slotsOf(frame: string): string[] {
  return [...frame.matchAll(SLOT)].map((match) => match[1] as string);
}

/** The same text with its first letter in upper case, if its script has upper case. */
export function capitalized(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

const SMALL_WORDS = new Set("a an and as at but by for from in not of on or the to up with".split(" "));

/** English title case after other words in a title: "a clock running backwards" becomes "a Clock Running Backwards". */
export function titleCased(text: string): string {
  const words = text.split(" ");
  return words.map((word, i) => (i < words.length - 1 && SMALL_WORDS.has(word) ? word : capitalized(word))).join(" ");
}
