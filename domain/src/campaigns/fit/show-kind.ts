import { placesNamed } from "../brief/reading/read-countries.js";
import { languageByName } from "../brief/words/named-languages.js";
import { wordsOf } from "../brief/words/brief-words.js";
import type { BriefSubject } from "./brief-subject.js";
import { isAbout } from "./category-fit.js";
import { comparable, textWords } from "./show-text.js";
import type { SubjectText } from "./subject-of-text.js";

/** The parts of a brief that decide which kinds of shows it may get: its words, its categories and its subjects. */
type Wanted = {
  readonly topics: string;
  readonly categories: readonly string[];
  readonly subjects?: readonly BriefSubject[];
};
type Show = { readonly title: string | undefined };

const phrases = (list: string): readonly string[] => list.split(",").map((phrase) => comparable(textWords(phrase)));

/** Phrases in university recordings. In English, many hosts mention a "university" in the description, so only titles count. */
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
/** Categories whose listeners also like lectures. */
const LEARNED = new Set(["Education", "Courses", "History", "Philosophy", "Science", "Social Sciences", "Government"]);

/** Professions with shows for them alone, which the general public does not listen to. */
const TRADES = phrases(
  "physicians, clinicians, nurses, nursing, surgeons, residents, medical students, practitioners, healthcare professionals, dentists, dental practice, dental practices, hygienists," +
    "optometrists, pharmacists, chiropractors, therapists, counselors, health providers, practice owners, veterinarians, veterinary, realtors, realtor, real estate agents, loan officers, mortgage brokers, financial advisors," +
    "insurance agents, fundraisers, fundraising, nonprofits, non profits, nonprofit leaders, philanthropists, contractors, salon owners, stylists, barbers, personal trainers, gym owners, fitness professionals, restaurateurs, restaurant owners, photographers," +
    "game developers, game development, unity 3d, educators, teachers, marketers, podcasters," +
    "zahnarzte, mediziner, arzte, pflegekrafte, medecins, infirmiers, soignants, praticiens, dentistes, odontologos, enfermeria, residentes, medicos",
);
/** Betting, which few advertisers want to be near, and shows for children, who buy nothing themselves. Only titles count. */
const BETTING = phrases(
  "betting, bets, gambler, gamblers, gambling, sportsbook, handicapping, sports picks, wetten, sportwetten, wetttipps, glucksspiel, apuestas, pronosticos," +
    "paris sportifs, pronostics",
);
/** Houses as a trade: not for people who look for a home or save for their retirement. */
const FLIPPING = phrases(
  "real estate investing, investing in real estate, real estate investor, real estate investors, real estate investment, real estate training," +
    "house flipping, flipping houses, flip this house, foreclosures, wholesaling houses, wholesaling real estate, real estate wholesaling, rental properties, landlords, immobilien investor",
);
const INVESTS =
  / (?:invest|landlord|flip|vermiet|\p{L}*anleger|kapitalanlage|inver(?:sion|sor|tir)|rental|buy to let|property manage|hausverwalt|locati[fv]|bailleur)/u;
const EROTIC = phrases("erotica, erotic, bdsm, porn, xxx, erotik, erotische, erotico, erotique, erotiques");
const CHILDREN = phrases("kids, children, kinder, kinderfunk, ninos, ninas, enfants");
const FOR_CHILDREN = new Set(["Kids & Family", "Education for Kids", "Stories for Kids", "Parenting"]);
const OF_COMPANIES = new Set(["Business", "Careers", "Entrepreneurship", "Management", "Marketing"]);
/** "For physicians", "helping dentists": the profession follows within a few words. */
const FOR = new Set("for helping help helps to fellow by fur pour para".split(" "));

/** Whether a show is a recording of lectures, and the brief is not about an academic subject. */
export function isLecture({ categories }: Wanted, { title, start }: SubjectText): boolean {
  if (categories.some((name) => LEARNED.has(name))) return false;
  return (
    LECTURES.title.some((phrase) => title.includes(phrase)) || LECTURES.text.some((phrase) => start.includes(phrase))
  );
}

/** Phrases of recordings of a congregation's services, which have no spots to buy. */
const SERMONS = {
  title: phrases(
    "sermon, sermons, ministries, tabernacle, sunday services, predigten, message audio, christian fellowship, bible fellowship",
  ),
  text: phrases("sermons, predigten, sunday messages, weekly messages, style church"),
};
/** Of these, a show needs two. */
const OF_CHURCHES = {
  title: phrases("church, chapel, iglesia, eglise"),
  text: phrases("messages from, a church in, is a church, pastor of"),
};
const OF_FAITH = ["Christianity", "Religion & Spirituality"];
const CHURCH =
  / (?:church|parish|pastor|sermon|ministr|congregation|kirch|gemeinde|pfarr|predigt|iglesia|parroqui|eglise|paroiss)/u;

/** Whether a show is a recording of services, and the brief is for a charity that is not a church's. Other briefs may want its listeners. */
export function isSermon(
  { topics, categories: [first = ""] }: Wanted,
  own: readonly string[],
  { title, start, ...texts }: SubjectText,
): boolean {
  if (first !== "Non-Profit" || CHURCH.test(comparable(textWords(topics)))) return false;
  const signs = (of: typeof SERMONS): number =>
    (of.title.some((phrase) => title.includes(phrase)) ? 1 : 0) +
    of.text.filter((phrase) => start.includes(phrase)).length;
  return (signs(SERMONS) > 0 || signs(OF_CHURCHES) > 1) && isAbout(OF_FAITH, own, { title, start, ...texts });
}

/** The words for professions that the brief does not name. A brief for companies may want shows for the people who serve them. */
export function otherTrades({ topics, categories }: Wanted): readonly string[] {
  if (categories.some((name) => OF_COMPANIES.has(name))) return [];
  const asked = comparable(textWords(topics));
  return TRADES.filter((trade) => !asked.includes(trade));
}

/** Whether a show's title says that it is about betting or for children, and the brief does not name that. */
export function isNotForAll(
  { topics, categories, subjects }: Wanted,
  texts: SubjectText,
  own: readonly string[] = [],
): boolean {
  const { title } = texts;
  const asked = comparable(textWords(topics));
  const isUnasked = (list: readonly string[]): boolean =>
    list.some((phrase) => title.includes(phrase)) && !list.some((phrase) => asked.includes(phrase));
  return (
    isUnasked(BETTING) ||
    isUnasked(EROTIC) ||
    (isOfInvestors(asked, texts) && !categories.some((name) => OF_COMPANIES.has(name))) ||
    (isUnasked(CHILDREN) && !isForFamilies(categories, (name) => isAbout([name], own, texts, subjects)))
  );
}

/** Whether a show is for people who buy houses to sell or let them, and the brief is not about investing. */
const isOfInvestors = (asked: string, { title, start }: SubjectText): boolean =>
  !INVESTS.test(asked) && FLIPPING.some((phrase) => title.includes(phrase) || start.includes(phrase));

/**
 * Whether the children of the people in a brief may listen with them: it begins with families, or families are later and the show is about
 * its first subject. A meal planner for families is not for the listeners of stories, but a science museum for families is for those of
 * science for kids.
 */
function isForFamilies(categories: readonly string[], isAbout: (name: string) => boolean): boolean {
  const [first = ""] = categories;
  return FOR_CHILDREN.has(first) || (categories.some((name) => FOR_CHILDREN.has(name)) && isAbout(first));
}

/** Whether a show is made for one of these professions: its title names one, or its description says that the show is for it. */
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

/** Whether a show's title names places, but none of the brief's: a brewery in Portland does not want a show about beer in Toronto. */
export function isElsewhere(places: ReadonlySet<string>, { title }: Show): boolean {
  if (places.size === 0) return false;
  const named = placesNamed(wordsOf(title ?? ""));
  return named.length > 0 && !named.some((place) => places.has(place));
}

/** Whether a show's title names languages, but none that the brief wants to teach. */
export function isOfOtherLanguage({ topics, categories }: Wanted, { title }: Show): boolean {
  if (!categories.includes("Language Learning")) return false;
  const [wanted, named] = [languagesNamed(topics), languagesNamed(title ?? "")];
  return wanted.size > 0 && named.size > 0 && ![...named].some((language) => wanted.has(language));
}

/**
 * Whether a show teaches the language of the brief: its speakers do not listen to "Slow German", where they "learn German". Not "Finanzas en
 * español", nor "The English Garden Podcast".
 */
export function isForLearners(
  { categories, languages }: Speakers,
  { title = "", description = "" }: ShowTexts,
): boolean {
  if (categories.includes("Language Learning")) return false;
  const words = wordsOf(`${title}. ${description}`);
  const ofTitle = wordsOf(title).length;
  const named = words.flatMap(({ text }, at) => {
    const language = languageByName(text);
    return language !== undefined && languages.includes(language) && !WITHIN.has(words[at - 1]?.text ?? "") ? [at] : [];
  });
  const isTaught = (at: number): boolean => [at - 1, at + 1].some((place) => LESSONS.test(words[place]?.text ?? ""));
  return named.some((at) => at < ofTitle) && named.some(isTaught);
}

type Speakers = Pick<Wanted, "categories"> & { readonly languages: readonly string[] };
type ShowTexts = { readonly title: string | undefined; readonly description?: string | undefined };
const WITHIN = new Set(["en", "in", "auf", "of", "the"]);
const LESSONS =
  /^(?:learn|learners?|learning|lessons?|practice|grammar|vocabulary|aprende[rn]?|aprendiendo|lernen|apprendre|apprenez|gramatica)$/u;

const languagesNamed = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => languageByName(word.text) ?? []));
