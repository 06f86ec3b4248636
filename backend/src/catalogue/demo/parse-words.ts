/**
 * The notation of the demo's word lists, chosen so that a person who writes in that language can add a show with one line.
 *
 * Words (`words-….ts`):
 *   `# Arts`                            the Apple category of what follows (in English it is named in words-en.ts)
 *   `@Books | Ink, Prose | small presses; a lost page`
 *                                       a subject: subcategory (`-` for none), words that titles are made of, things that episodes are about
 *   `Spine Out = Two booksellers …`     a show written by hand: its title and what it is about
 *   `- Conversations about …`           what a show with a made-up title is about
 *   `% {given} Has Questions`           a title frame for the category, besides those of the language
 *   `! Letters from {place2}`           a title frame for the category, instead of those of the language
 *
 * Voices (`voice-….ts`): `[section]` followed by one frame a line, or `[section] a, b, c` in one line,
 * or `[section] " x "` for exactly that text.
 */
export type Subject = {
  readonly category: string;
  readonly subcategory: string | undefined;
  readonly words: readonly string[];
  readonly things: readonly string[];
  readonly shows: readonly WrittenShow[];
  readonly abouts: readonly string[];
};

export type WrittenShow = { readonly title: string; readonly about: string };

export type CategoryWords = {
  readonly subjects: readonly Subject[];
  readonly frames: readonly string[];
  /** True when the frames of the language must not be used. */
  readonly onlyOwnFrames: boolean;
};

export type Voice = { readonly [section: string]: readonly string[] };

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type SubjectDraft = Draft<Subject>;
type CategoryDraft = { subjects: SubjectDraft[]; frames: string[]; onlyOwnFrames: boolean };

/** Reads word lists, by category. Throws on a line that it cannot place. */
export function parseWords(text: string): Map<string, CategoryWords> {
  const categories = new Map<string, CategoryDraft>();
  let current = "";
  const draft = (): CategoryDraft => {
    const known = categories.get(current);
    if (known) return known;
    const fresh: CategoryDraft = { subjects: [], frames: [], onlyOwnFrames: false };
    categories.set(current, fresh);
    return fresh;
  };
  for (const line of lines(text)) {
    const rest = line.slice(1).trim();
    if (line.startsWith("#")) current = rest;
    else if (line.startsWith("%")) draft().frames.push(rest);
    else if (line.startsWith("!")) {
      draft().frames.push(rest);
      draft().onlyOwnFrames = true;
    } else if (line.startsWith("@")) draft().subjects.push(subjectOf(rest, current));
    else addToSubject(draft().subjects.at(-1), line);
  }
  return categories;
}

/** Reads a voice. Throws on a line before the first section. */
export function parseVoice(text: string): Voice {
  const sections: Record<string, string[]> = {};
  let section: string[] | undefined;
  for (const line of lines(text)) {
    const [, name, inline] = /^\[(\w+)\]\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      if (!section) throw new SyntaxError(`no section for: ${line}`);
      section.push(line);
    } else {
      section = sections[name] = [];
      if (inline?.startsWith('"')) section.push(inline.slice(1, -1));
      else if (inline) section.push(...split(inline, ","));
    }
  }
  return sections;
}

function subjectOf(line: string, category: string): SubjectDraft {
  const [sub, words, things] = line.split("|");
  if (!sub || !words || !things) throw new SyntaxError(`not a subject: ${line}`);
  const subcategory = sub.trim() === "-" ? undefined : sub.trim();
  return { category, subcategory, words: split(words, ","), things: split(things, ";"), shows: [], abouts: [] };
}

function addToSubject(subject: SubjectDraft | undefined, line: string): void {
  if (!subject) throw new SyntaxError(`no subject for: ${line}`);
  if (line.startsWith("- ")) {
    subject.abouts.push(line.slice(2));
    return;
  }
  const cut = line.indexOf(" = ");
  if (cut < 0) throw new SyntaxError(`neither a show nor a description: ${line}`);
  subject.shows.push({ title: line.slice(0, cut).trim(), about: line.slice(cut + 3).trim() });
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function split(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
