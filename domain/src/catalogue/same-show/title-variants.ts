import { foldText, foldWords, joinedForm } from "../text/fold.js";

/** Too many shows share a shorter title without its article or "Podcast". */
export const SHORTEST_NAME = 6;
/** Where the name of a show ends and its subtitle, its hosts or its edition begin. */
const TAIL = /\s*[:|(]\s*|\s+[-–—]\s+|\s+(?=(?:with|w\/)\s)/iu;
/** Words of a tail that name another edition or a part of a show: a show of its own. */
const EDITIONS = new Set(
  `archive archives bonus classic clips collection daily edition english español espanol extra extras hd highlights kids live members
  minute morning evening plus premium radio recap repeat replay rewind sd season shorts spanish special specials subscriber subscribers
  trailer trailers tv uncut video videos weekday weekend weekly`.split(/\s+/),
);

/** "Bible Project" of "The Bible Project Podcast", joined: a title without an article at its beginning and "Podcast" at its end. */
function plainTitle(title: string): string {
  const words = foldWords(title);
  return words.slice(words[0] === "the" ? 1 : 0, words.at(-1) === "podcast" ? -1 : undefined).join("");
}

/** "morbid" of "Morbid: A True Crime Podcast"; undefined for a title without a tail, or with the name of another edition in it. */
function nameBeforeTail(title: string): string | undefined {
  const [name = "", ...tail] = title.split(TAIL);
  if (tail.length === 0 || foldWords(tail.join(" ")).some((word) => EDITIONS.has(word))) return undefined;
  return plainTitle(name);
}

/** Whether two titles are the same but for an article or "Podcast": "The Bible Project", "BibleProject". */
export function arePlainlySame(a: string, b: string): boolean {
  const [ours, theirs] = [plainTitle(a), plainTitle(b)];
  return ours.length >= SHORTEST_NAME && ours === theirs && joinedForm(a) !== joinedForm(b);
}

/** Whether two titles are the same but for what follows the name: "Morbid", "Morbid: A True Crime Podcast". */
export function differInTail(a: string, b: string): boolean {
  const names = [a, b].map(nameBeforeTail);
  if (names.every((name) => name === undefined) || foldText(a) === foldText(b)) return false;
  const [ours, theirs] = [a, b].map((title, at) => names[at] ?? plainTitle(title));
  return ours === theirs && (ours?.length ?? 0) >= SHORTEST_NAME;
}
