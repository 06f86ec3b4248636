import type { SubjectText } from "./subject-of-text.js";
import { subjectWords } from "./subject-words.js";

const SOCCER = "Soccer";
const AMERICAN = "Football";
/** The name shared by both sports. */
const FOOTBALL = "football";

/** Whether a show is about the other kind of football: it contains words for that sport and none for the wanted one. */
export function isOtherGame(wanted: readonly string[], texts: SubjectText): boolean {
  const [isSoccer, isAmerican] = [wanted.includes(SOCCER), wanted.includes(AMERICAN)];
  if (isSoccer === isAmerican) return false;
  return names(texts, isSoccer ? AMERICAN : SOCCER) && !names(texts, isSoccer ? SOCCER : AMERICAN);
}

function names({ title, text }: SubjectText, category: string): boolean {
  const words = [...subjectWords(category).own.keys()].filter((word) => word !== FOOTBALL);
  return words.some((word) => title.includes(` ${word} `) || text.includes(` ${word} `));
}
