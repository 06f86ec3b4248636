import { foldedPhrase } from "./words/brief-words.js";
import type { Language } from "./words/concepts.js";

/**
 * What audiences listen to. Each line has an audience, the categories that it likes (after the >), and then words used by shows made for
 * it, in English, German, Spanish and French. Judgment: a show made for the people that a brief wants suits the brief, whatever it sells.
 */
const INTERESTS = `
Older people > Health & Fitness, History, Home & Garden | retirement, retirees, seniors, boomers, older adults, over 50, midlife, aging well, elder care, caregivers | Senioren, Rentner, Ruhestand, Ruheständler, Best Ager, im Alter | jubilados, personas mayores, tercera edad, adultos mayores | seniors, retraités, aidants
Parents > Parenting, Kids & Family, Education | parents, parenting, moms, mums, dads, motherhood, fatherhood | Eltern, Mütter, Väter, Familienleben | padres, madres, crianza, maternidad | parents, parentalité, mamans, papas
Students > Careers, Self-Improvement, Comedy | student life, college life, campus life | Studentenleben | vida universitaria | vie étudiante
Teenagers > Comedy, Video Games, TV & Film | teenagers, teens | Jugendradio | adolescentes | ados, adolescents
Young adults > Self-Improvement, Careers, Comedy | young adults, millennials, twenties, twentysomethings, adulting | junge Erwachsene | veinteañeros | jeunes adultes, jeunes actifs
Homeowners > Home & Garden | homeowners, home improvement, home repair, home renovation | Hausbesitzer, Eigenheim, Heimwerker | propietarios, reformas del hogar | propriétaires, maison, bricolage
Business owners > Entrepreneurship, Business, Management | business owners, small business, entrepreneurs, founders | Unternehmer, Selbstständige, Gründer, Mittelstand | emprendedores, empresarios, autónomos, pymes | entrepreneurs, dirigeants, chefs d'entreprise
Managers > Management, Business, Careers | managers, leadership, executives | Führungskräfte, Führung | directivos, liderazgo, gerentes | managers, management, cadres
Working people > Careers, Business, Self-Improvement | professionals, career, workplace | Berufstätige, Karriere, Arbeitswelt | profesionales, carrera profesional | carrière, monde du travail
Teachers > Education, Courses | teachers, educators, classroom | Lehrer, Lehrkräfte, Unterricht | docentes, maestros, profesorado | enseignants, professeurs
Developers > Technology, Tech News | developers, programmers, software engineers | Entwickler, Programmierer | desarrolladores, programadores | développeurs
Pet owners > Pets & Animals | pet owners, dog owners, cat owners | Hundehalter, Tierhalter | dueños de mascotas | propriétaires de chiens, propriétaires d'animaux
Investors > Investing, Business News | investors, investing | Anleger, Geldanlage | inversores, inversión | investisseurs
Women > Fashion & Beauty, Health & Fitness, Relationships
Men > Sports, Technology, Automotive
`;

/** What an audience listens to. */
export type Interest = {
  /** Categories that it likes, closest first. */
  readonly near: readonly string[];
  /** Words used by shows made for it, folded. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
};

const BY_AUDIENCE: ReadonlyMap<string, Interest> = new Map(
  INTERESTS.trim()
    .split("\n")
    .map((line): [string, Interest] => {
      const [head = "", ...lists] = line.split("|");
      const [name = "", near = ""] = head.split(">");
      const [en = [], de = [], es = [], fr = []] = lists.map((list) => list.split(",").map(foldedPhrase));
      return [name.trim(), { near: near.split(",").map((one) => one.trim()), words: { en, de, es, fr } }];
    }),
);

/** Audiences that share the interests of another one. */
const LIKE: Readonly<Record<string, string>> = {
  Mothers: "Parents",
  Fathers: "Parents",
  Families: "Parents",
  "Gen Z": "Young adults",
  Millennials: "Young adults",
  Grandparents: "Older people",
};

/** From age 55 on, an audience counts as older people; up to age 30, as young people. */
const OLDER = 55;
const YOUNG = 30;
const UNDER = "Ages under";

/** The interests of an audience in a brief's finding ("Parents", "Ages 60 and over"); undefined if it has no special interests. */
export function interestOf(audience: string): Interest | undefined {
  const ages = [...audience.matchAll(/\d+/g)].map(([age]) => Number(age));
  const [low, high] = audience.startsWith(UNDER) ? [0, ...ages] : ages;
  if (low !== undefined && low >= OLDER) return BY_AUDIENCE.get("Older people");
  if (high !== undefined && high <= YOUNG) return BY_AUDIENCE.get("Young adults");
  return BY_AUDIENCE.get(LIKE[audience] ?? audience);
}
