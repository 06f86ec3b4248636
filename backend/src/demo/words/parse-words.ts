/** A file of `backend/demo`. Its README explains the notation. */
export type WordFile = {
  /** For errors: the path in that folder, e.g. "de/voice.txt". */
  readonly name: string;
  readonly text: string;
};

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

/** Reads the shows of a language, by category. Throws a SyntaxError that names the line if it has none of the forms. */
export function parseWords(files: readonly WordFile[]): Map<string, CategoryWords> {
  const categories = new Map<string, CategoryDraft>();
  for (const file of files) addWords(categories, file);
  return categories;
}

function addWords(categories: Map<string, CategoryDraft>, file: WordFile): void {
  let category: CategoryDraft | undefined;
  let name = "";
  for (const line of linesOf(file)) {
    const rest = line.text.slice(1).trim();
    if (line.text.startsWith("#")) {
      name = rest;
      category = categories.get(name) ?? { subjects: [], frames: [], onlyOwnFrames: false };
      categories.set(name, category);
    } else if (!category) throw line.error("no category before");
    else if (line.text.startsWith("%")) category.frames.push(rest);
    else if (line.text.startsWith("!")) {
      category.frames.push(rest);
      category.onlyOwnFrames = true;
    } else if (line.text.startsWith("@")) category.subjects.push(subjectOf(line, name));
    else addToSubject(category.subjects.at(-1), line);
  }
}

/** Reads a voice. Throws a SyntaxError that names the line if it is in no section. */
export function parseVoice(file: WordFile): Voice {
  const sections: Record<string, string[]> = {};
  let section: string[] | undefined;
  for (const line of linesOf(file)) {
    const [, name, inline] = /^\[(\w+)\]\s*(.*)$/.exec(line.text) ?? [];
    if (name === undefined) {
      if (!section) throw line.error("no section before");
      section.push(line.text);
    } else {
      if (sections[name]) throw line.error("the section is already above");
      section = sections[name] = [];
      if (inline?.startsWith('"')) section.push(inline.slice(1, -1));
      else if (inline) section.push(...split(inline, ","));
    }
  }
  return sections;
}

function subjectOf(line: Line, category: string): SubjectDraft {
  const [sub, words, things] = line.text.slice(1).split("|");
  if (!sub || !words || !things) throw line.error("not a subject");
  const subcategory = sub.trim() === "-" ? undefined : sub.trim();
  return { category, subcategory, words: split(words, ","), things: split(things, ";"), shows: [], abouts: [] };
}

function addToSubject(subject: SubjectDraft | undefined, line: Line): void {
  if (!subject) throw line.error("no subject before");
  const { text } = line;
  if (text.startsWith("- ")) {
    subject.abouts.push(text.slice(2));
    return;
  }
  const cut = text.indexOf(" = ");
  if (cut < 0) throw line.error("neither a show nor a description");
  subject.shows.push({ title: text.slice(0, cut).trim(), about: text.slice(cut + 3).trim() });
}

type Line = { readonly text: string; error(problem: string): SyntaxError };

/** The lines with text, without space around them. */
function linesOf({ name, text }: WordFile): Line[] {
  return text
    .split("\n")
    .map((line, index) => {
      const trimmed = line.trim();
      return {
        text: trimmed,
        error: (problem: string) => new SyntaxError(`${name}:${index + 1}: ${problem}: ${trimmed}`),
      };
    })
    .filter((line) => line.text !== "");
}

function split(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
