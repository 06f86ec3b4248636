/** What may stand in a frame: `{N}` `{M}` words, `{T}` `{t}` `{u}` `{v}` things, `{G}` guest, `{H}` hosts, `{D}` date, `{n}` number … */
export type Slots = { readonly [slot: string]: string | number };

const SLOT = /\{(\w+)\}/g;

/** The frame with its slots filled. Throws when a slot has no filling, so that no reader ever meets a brace. */
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

/** The same text with its first letter in upper case, where the script has one. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}
