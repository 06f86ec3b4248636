import { type Mention, type Word, wordSet } from "../words/brief-words.js";
import { languageByName } from "../words/named-languages.js";

/** Before the name of a language, these words mean that people want to learn it. */
const BEFORE = wordSet(`
  learn learns learning relearn study studying teach teaches teaching practise practising practice practicing improve master mastering
  learners course courses class classes lesson lessons tutor tutors tutoring lernen lerne lernt lehren unterrichten sprachschule
  sprachkurs aprender aprende aprenden aprendiendo estudiar ensenar curso cursos clase clases academia academias escuela escuelas
  profesor profesores apprendre apprend apprenez apprenant etudier enseigner cours lecons ecole ecoles`);
/** Words in between: "learn to speak fluent English", "cours d’anglais". */
const BETWEEN = wordSet(`
  to a of speak speaking your their some basic better good fluent business conversational everyday practical spoken real modern online intensive intensivo intensif the
  and or de d del l el la le un una hablar parler mejor bien y o e et ou und oder`);
const MOST_BETWEEN = 4;

/** The same after the name, or after the name and "language": "a Spanish language app". */
const AFTER = wordSet(`
  course courses class classes lesson lessons learner learners learning tutor tutors tutoring teacher teachers app apps exam exams
  grammar vocabulary lernen lernt kurs kurse unterricht lehrer nachhilfe`);
const AFTER_LANGUAGE = wordSet("school schools skills test tests");

/** "Teach English-speaking children": they already speak it. */
const SPEAK = /^(?:speak(?:ing|ers?)|sprachig(?:e[nrsm]?)?)$/;

type WordSpan = { readonly from: number; readonly to: number };

/** Whether people want to learn the language named by some words: "learn English", "cours d’anglais", "English lessons". */
export function isLearned(words: readonly Word[], name: WordSpan): boolean {
  return lessonAround(words, name) !== undefined;
}

/** The languages that a brief names as something to learn, each with the words that show this. */
export function readLessons(words: readonly Word[]): Mention<"Language Learning">[] {
  return words.flatMap(({ text }, at): Mention<"Language Learning">[] => {
    const lesson = languageByName(text) === undefined ? undefined : lessonAround(words, { from: at, to: at + 1 });
    return lesson ? [{ value: "Language Learning", ...lesson }] : [];
  });
}

/** A language name together with the words that say that people learn it; undefined without such words. */
function lessonAround(words: readonly Word[], { from, to }: WordSpan): WordSpan | undefined {
  if (SPEAK.test(words[to]?.text ?? "")) return undefined;
  const [first, last] = [lessonFrom(words, from), lessonTo(words, to)];
  return first === undefined && last === undefined ? undefined : { from: first ?? from, to: last ?? to };
}

/**
 * The position of the word before `at` that says that people learn what follows. After a comma, only another language can continue it:
 * "English, French".
 */
function lessonFrom(words: readonly Word[], at: number): number | undefined {
  for (let from = at - 1; from >= 0 && from >= at - 1 - MOST_BETWEEN; from -= 1) {
    const word = words[from]?.text ?? "";
    const isName = languageByName(word) !== undefined;
    const next = words[from + 1];
    if (next === undefined || next.opens || (next.pauses && !isName)) return undefined;
    if (BEFORE.has(word)) return from;
    if (!BETWEEN.has(word) && !isName) return undefined;
  }
  return undefined;
}

/** Where the words end that say the name before them is being learned. */
function lessonTo(words: readonly Word[], to: number): number | undefined {
  const [first, second] = [words[to], words[to + 1]];
  if (first === undefined || first.pauses) return undefined;
  if (AFTER.has(first.text)) return to + 1;
  const isLanguage = first.text === "language" || first.text === "languages";
  if (!isLanguage || second === undefined || second.pauses) return undefined;
  return AFTER.has(second.text) || AFTER_LANGUAGE.has(second.text) ? to + 2 : undefined;
}
