import { CODED_NAMES, type CodedName, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { columnNumber, filteredNumber, type ListenerColumns, OPEN_NUMBER } from "../../record/show-columns.js";
import type { IndexReader } from "./index-reader.js";
import { onceFor } from "./once-for.js";

/** The facts with few values, each with the values that find a show. */
export type ShowKind = Readonly<Record<CodedName | "explicit" | "hasContact" | "listeners", readonly string[]>>;

/** The different kinds of shows, and the kind of each row: a few hundred kinds, even of millions of shows. */
export type ShowKinds = { readonly kinds: readonly ShowKind[]; readonly ofRows: Uint16Array | Uint32Array };

/** Shows are of one kind if all of these facts are the same. Counts then read one number for each show instead of seven. */
export const showKinds = onceFor((reader: IndexReader): ShowKinds => {
  const { columns } = reader.columns;
  const { explicit, contact, high } = columns;
  const codes = CODED_NAMES.map((name) => columns[name]);
  const valuesOf = (number = 0): string[] => (number === 0 ? [] : [String(number - 1)]);
  const kindOf = (row: number): ShowKind => ({
    ...eachCoded((name) => [reader.codes().get(columns[name][row] ?? 0) ?? []].flat()),
    explicit: valuesOf(explicit[row]),
    hasContact: valuesOf(contact[row]),
    listeners: presetsOf(columns, row),
  });
  const kinds: ShowKind[] = [];
  const numbers = new Map<number, number>();
  let ofRows: Uint16Array | Uint32Array = new Uint16Array(reader.shows);
  for (let row = 0; row < ofRows.length; row += 1) {
    let key = 0;
    for (const column of codes) key = key * (reader.codes().size + 1) + (column[row] ?? 0);
    key = (key * 3 + (explicit[row] ?? 0)) * 3 + (contact[row] ?? 0);
    key = (key * (LIMITS.length + 1) + bandOf(filteredNumber(columns, row))) * 2 + Number(high[row] === OPEN_NUMBER);
    let kind = numbers.get(key);
    if (kind === undefined) {
      numbers.set(key, (kind = kinds.push(kindOf(row)) - 1));
      if (kind === 0x1_0000) ofRows = Uint32Array.from(ofRows);
    }
    ofRows[row] = kind;
  }
  return { kinds, ofRows };
});

/** The presets of the listener filter that find a row, by the same rule as `isWithinListeners`. */
export function presetsOf(columns: ListenerColumns, row: number): string[] {
  const number = filteredNumber(columns, row);
  const isOpen = columns.high[row] === OPEN_NUMBER;
  const isWithin = ({ min = 0, max = Infinity }: (typeof LISTENER_PRESETS)[number]) =>
    number >= columnNumber(min) && (isOpen ? max === Infinity : number <= columnNumber(max));
  return number === 0 ? [] : LISTENER_PRESETS.filter(isWithin).map(({ value }) => value);
}

/** The numbers, as columns store them, at which a preset begins, or is the first one after its end. */
const LIMITS = Uint32Array.from(
  new Set(LISTENER_PRESETS.flatMap(({ min = 0, max = min }) => [columnNumber(min), columnNumber(max) + 1])),
);

/** The same for all numbers between two limits. */
function bandOf(number: number): number {
  let band = 0;
  for (const limit of LIMITS) band += Number(number >= limit);
  return band;
}
