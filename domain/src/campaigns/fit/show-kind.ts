import { placesNamed } from "../brief/read-countries.js";
import { languageByName } from "../brief/named-languages.js";
import { wordsOf } from "../brief/brief-words.js";
import { comparable, textWords } from "./show-text.js";
import type { SubjectText } from "./subject-of-text.js";

/** What a brief is read for here: its words, its categories and the places that it names. */
type Wanted = { readonly topics: string; readonly categories: readonly string[] };
type Show = { readonly title: string | undefined };

const phrases = (list: string): readonly string[] => list.split(",").map((phrase) => comparable(textWords(phrase)));

/** Recordings of a university. In English, "university" is in the descriptions of many hosts, so only titles count there. */
const LECTURES = {
  title: phrases(
    "university, college, lecture, lectures, lecture series, symposium, colloquium, commencement, faculty, law library, vorlesung, vorlesungen, ringvorlesung," +
      "universitat, hochschule, fakultat, fachhochschule, studium generale, universite, faculte, colloque, conferences, college de france, universidad, catedra, conferencias, simposio",
  ),
  text: phrases(
    "lectures, lecture series, symposium, vorlesung, vorlesungen, ringvorlesung, universitat, hochschule, fakultat, fernstudium," +
      "universite, faculte, colloque, college de france, professeur au college, ecole normale superieure, seminaires, universidad, facultad, catedra, conferencias",
  ),
};
/** Categories whose listeners attend lectures. */
const LEARNED = new Set(["Education", "Courses", "History", "Philosophy", "Science", "Social Sciences", "Government"]);

/** Professions that have shows of their own, which the public does not hear. */
const TRADES = phrases(
  "physicians, clinicians, nurses, nursing, surgeons, residents, medical students, practitioners, healthcare professionals, dentists, dental practice, dental practices, hygienists," +
    "optometrists, pharmacists, chiropractors, therapists, counselors, health providers, practice owners, veterinarians, veterinary, realtors, realtor, real estate agents, loan officers, mortgage brokers, financial advisors," +
    "insurance agents, contractors, salon owners, stylists, barbers, personal trainers, gym owners, fitness professionals, restaurateurs, restaurant owners, photographers," +
    "game developers, game development, unity 3d, educators, teachers, marketers, podcasters," +
    "zahnarzte, mediziner, arzte, pflegekrafte, medecins, infirmiers, soignants, praticiens, dentistes, odontologos, enfermeria, residentes, medicos",
);
const OF_COMPANIES = new Set(["Business", "Careers", "Entrepreneurship", "Management", "Marketing"]);
/** "For physicians", "helping dentists": one of a few words before the profession. */
const FOR = new Set("for helping help helps to fellow by fur pour para".split(" "));

/** Whether a show records lectures, and the brief does not ask for what one learns. */
export function isLecture({ categories }: Wanted, { title, start }: SubjectText): boolean {
  if (categories.some((name) => LEARNED.has(name))) return false;
  return (
    LECTURES.title.some((phrase) => title.includes(phrase)) || LECTURES.text.some((phrase) => start.includes(phrase))
  );
}

/** The words of professions that a brief does not name. A brief for companies may well want those that serve them. */
export function otherTrades({ topics, categories }: Wanted): readonly string[] {
  if (categories.some((name) => OF_COMPANIES.has(name))) return [];
  const asked = comparable(textWords(topics));
  return TRADES.filter((trade) => !asked.includes(trade));
}

/** Whether a show is made for one of some professions: its title names one, or it says what it is for. */
export function isOfTrade(trades: readonly string[], { title, start }: SubjectText): boolean {
  return trades.some((trade) => title.includes(trade) || (start.includes(trade) && isFor(trade, start)));
}

function isFor(trade: string, start: string): boolean {
  const before = start.split(trade).slice(0, -1);
  return before.some((text) =>
    text
      .trim()
      .split(" ")
      .slice(-MOST_BETWEEN)
      .some((word) => FOR.has(word)),
  );
}

const MOST_BETWEEN = 3;

/** Whether a show's title names a place, and none of those of the brief: a brewery in Portland does not want the beer of Toronto. */
export function isElsewhere(places: ReadonlySet<string>, { title }: Show): boolean {
  if (places.size === 0) return false;
  const named = placesNamed(wordsOf(title ?? ""));
  return named.length > 0 && !named.some((place) => places.has(place));
}

/** Whether a show's title names languages, and none of those that the brief wants to teach. */
export function isOfOtherLanguage({ topics, categories }: Wanted, { title }: Show): boolean {
  if (!categories.includes("Language Learning")) return false;
  const [wanted, named] = [languagesNamed(topics), languagesNamed(title ?? "")];
  return wanted.size > 0 && named.size > 0 && ![...named].some((language) => wanted.has(language));
}

const languagesNamed = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => languageByName(word.text) ?? []));
