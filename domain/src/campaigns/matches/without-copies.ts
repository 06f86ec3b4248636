import { foldWords } from "../../catalogue/text/fold.js";

type Named = { readonly title: string; readonly itunesAuthor: string; readonly description: string };

/** Words in titles that name a format: one show is published for the iPhone and in high definition. */
const FORMATS = new Set(
  (
    "hd sd hq high low standard large small definition resolution quality 720p 1080p 480p video audio mp3 mp4 m4v m4a aac ogg enhanced " +
    "ipod iphone ipad apple appletv tv itunes mobile android quicktime wmv version edition feed feeds rss podcast podcasts the a and of for with"
  ).split(" "),
);

/** Titles, or the first sentences of descriptions, are alike if they have at least this share of words in common. Judgment. */
const ALIKE = { titles: 0.7, texts: 0.5 };
/** A title with at least this many words identifies a show even inside a longer title. */
const PART = 3;
/** The number of words of a description that are compared. */
const START = 30;

/** Removes shows that repeat an earlier one: the same maker's show in another format, or the tenth album of the same kind. */
export function withoutCopies<Item>(items: readonly Item[], showOf: (item: Item) => Named): Item[] {
  const chosen = new Map<string, Words[]>();
  return items.filter((item) => {
    const { title, itunesAuthor, description } = showOf(item);
    const words = { title: wordsOf(title), text: new Set([...wordsOf(description)].slice(0, START)) };
    const maker = foldWords(itunesAuthor).join(" ");
    const others = chosen.get(maker) ?? [];
    if (others.some((other) => isCopy(words, other))) return false;
    chosen.set(maker, [...others, words]);
    return true;
  });
}

type Words = { readonly title: ReadonlySet<string>; readonly text: ReadonlySet<string> };

const wordsOf = (text: string): Set<string> =>
  new Set(foldWords(text.slice(0, LONGEST)).filter((word) => !FORMATS.has(word)));
const LONGEST = 400;

function isCopy(one: Words, other: Words): boolean {
  const titles = common(one.title, other.title);
  const isPart = Math.min(one.title.size, other.title.size) >= PART && isWithin(one.title, other.title);
  return isPart || titles >= ALIKE.titles || (titles > 0 && common(one.text, other.text) >= ALIKE.texts);
}

/** Whether all words of the shorter title are in the other one: "One Stylish Bride (AppleTV)" and "One Stylish Bride - Wedding Ideas". */
function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  return [...short].every((word) => long.has(word));
}

/** The share of words that two texts have in common, 0 to 1. */
function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}
