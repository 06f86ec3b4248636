/** What is made for people of other categories: "software for online shops". A book about dragons is not for fans of both. */
const TOOLS: ReadonlySet<string> = new Set(["software", "app", "apps", "gadgets"]);

export const isTool = (word: string): boolean => TOOLS.has(word);

/**
 * Words for products and for the advertiser. "payroll software for small businesses" is for shows about business, not software. A hike
 * "of a charity" is for hikers, not for people who run charities. A book about crochet is for people who crochet. "Recruiting nurses" is
 * for nurses, not for people who look for another career, and a brief by a startup not for founders.
 */
const PRODUCTS: ReadonlySet<string> = new Set(
  (
    "charity charities fundraising nonprofit spenden " +
    "book books publisher publishing press " +
    "recruiting recruitment recruiter recruiters hiring jobs vacancies bewerbung bewerbungen stellenanzeigen fachkrafte personalsuche " +
    "reclutamiento empleo candidatos recrutement recruteurs emploi candidats startup crowdfunding"
  ).split(" "),
);

/** Also of a word in two parts: "start-up". */
export const isProductName = (words: string): boolean => isTool(words) || PRODUCTS.has(words.replace(" ", ""));
