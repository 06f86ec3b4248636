import { makerNames } from "@earshot/domain/catalogue/shows/maker-names";
import { joinedKey, joinedSql } from "../../record/index-schema.js";
import { queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";

/** A name on a larger share of all shows, or on more shows, is a directory's or a host's: "LibriVox", "BlogTalkRadio.com". */
const SHARE = 0.005;
const [LEAST, MOST] = [20, 2_000];
/** A single word may be anyone's first name, unless it is the whole name on this many shows: "NPR". */
const WHOLE_NAMES = 3;
/** The number of shows read for one maker. */
const OF_MAKER = 200;

/** A person or a network that makes several shows: as indexed, and as written. */
export type Maker = { readonly word: string; readonly written: string };

/** The makers named by a show's author and owner, with the most popular shows of each. */
export function makersOf(reader: IndexReader, show: { readonly makers: readonly string[]; readonly title: string }) {
  const makers = makerNames(show.makers, show.title).flatMap((written): Maker[] => {
    const word = queriedWords(written).join(" ");
    return isMaker(reader, written, word) ? [{ word, written }] : [];
  });
  return { makers, places: makers.flatMap(({ word }) => placesWith(reader, "host", word, OF_MAKER)) };
}

/** `hosts`: another show's folded author and owner. */
export function sharedMaker(makers: readonly Maker[], hosts: readonly string[]): string | undefined {
  return makers.find(({ word }) => hosts.some((host) => ` ${host} `.includes(` ${word} `)))?.written;
}

function isMaker(reader: IndexReader, written: string, word: string): boolean {
  const most = Math.min(MOST, Math.max(LEAST, Math.floor(reader.shows * SHARE)));
  const shows = word === "" ? 0 : placesWith(reader, "host", word, most + 1).length;
  if (shows < 2 || shows > most) return false;
  if (word.includes(" ")) return true;
  const sql = `SELECT place FROM texts WHERE ${joinedSql("host")} = ? LIMIT ${WHOLE_NAMES}`;
  return reader.numbers(sql, [joinedKey(written)]).length === WHOLE_NAMES;
}
