import { placesNamed } from "../brief/read-countries.js";
import { languageByName } from "../brief/named-languages.js";
import { wordsOf } from "../brief/brief-words.js";
import { comparable, textWords } from "./show-text.js";
import type { SubjectText } from "./subject-of-text.js";

/** What a brief is read for here: its words, its categories and the places that it names. */
type Wanted = { readonly topics: string; readonly categories: readonly string[] };
type Show = { readonly title: string | undefined; readonly description?: string | undefined };

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
/** Shows with these in their title are for dentists: their patients hear none. In a brief, the others show that it is too. */
const DENTAL = phrases("dental, dentistry, odontologia, zahnmedizin");
const DENTISTS = (
  "dentists,dental practice,dental practices,dental clinics,dental labs,hygienists,zahnarzte,zahnarztpraxen,dentistes,cabinets dentaires," +
  "dentistas,odontologos,clinicas dentales"
).split(",");
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
  const words = textWords(topics);
  const asked = comparable(words);
  const isFor = DENTISTS.some((phrase) => ` ${words.join(" ")} `.includes(` ${phrase} `));
  return [...TRADES.filter((trade) => !asked.includes(trade)), ...(isFor ? [] : DENTAL)];
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

/** Words in the titles of shows for one sex; of those for women, some say it in the description too. */
const OF_WOMEN = {
  title: phrases(
    "women, woman, girls, ladies, moms, mums, motherhood, bride, brides, makeup, beauty, skincare, frauen, femmes, mujeres, belleza, beaute",
  ),
  text: phrases("makeup, skincare, lipstick, maquillage, maquillaje"),
};
const OF_MEN = phrases("men, guys, dads, fatherhood, dudes, gentlemen, manner, vater, hommes, hombres");

/** Whether a show is for women, and a brief only for men, or the other way round. */
export function isForOtherSex(audiences: readonly string[], { title, start }: SubjectText): boolean {
  const [isOfMen, isOfWomen] = [audiences.includes("Men"), audiences.includes("Women")];
  if (isOfMen === isOfWomen) return false;
  if (isOfWomen) return OF_MEN.some((phrase) => title.includes(phrase));
  return (
    OF_WOMEN.title.some((phrase) => title.includes(phrase)) || OF_WOMEN.text.some((phrase) => start.includes(phrase))
  );
}

/** UTF-16 units of a description that say where a show is from. */
const START = 300;

/**
 * Whether a show's title names a place, and none of those of the brief: a brewery in Portland does not want the beer of Toronto. Where the brief
 * names a city, the beginning of the description counts too.
 */
export function isElsewhere(places: ReadonlySet<string>, { title, description }: Show): boolean {
  if (places.size === 0) return false;
  const isLocal = [...places].some((place) => place !== place.toUpperCase());
  const named = placesNamed(
    wordsOf(isLocal ? `${title ?? ""}. ${(description ?? "").slice(0, START)}` : (title ?? "")),
  );
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
