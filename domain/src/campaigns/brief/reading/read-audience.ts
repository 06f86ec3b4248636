import {
  LONGEST_READ,
  type Mention,
  mentionsOf,
  phraseLines,
  phraseTable,
  type Span,
  type Word,
} from "../words/brief-words.js";
import { smallWords } from "../words/written-language.js";

const PEOPLE = phraseTable(
  phraseLines(`
Women: women, woman, female, females, frauen, mujeres, femmes, horerinnen, donne, vrouwen
Men: men, male, males, manner, hombres, hommes, uomini, mannen
Parents: parents, new parents, young parents, eltern, junge eltern, junge familien, padres, padres jovenes, jovenes padres, jeunes parents,
  madres y padres, parents d eleves, genitori, ouders
Mothers: mothers, moms, mums, mutter, madres, meres, mamans
Fathers: fathers, dads, vater, peres
Couples: couples, paare, paaren, parejas, coppie, koppels
Families: families, familien, familias, familles, famiglie, gezinnen
Students: students, college students, studenten, studentinnen, studierende, studierenden, estudiantes, etudiants, studenti
Teenagers: teenagers, teens, jugendliche, jugendlichen, schuler, schulerinnen, adolescentes, adolescents
Young adults: young adults, young people, junge erwachsene, junge leute, junge menschen, jovenes, jeunes, jeunes adultes, giovani adulti, jongeren
Grandparents: grandparents, grosseltern, abuelos, grands parents
Older people: seniors, senior citizens, retirees, pensioners, senioren, rentner, jubilados, personas mayores, retraites, pensionati, gepensioneerden
Homeowners: homeowners, home owners, duenos de casa, duenos de casas, hausbesitzer, eigenheimbesitzer, propietarios de viviendas, proprietaires
Business owners: business owners, small business owners, entrepreneurs, founders, unternehmer, grunder, selbststandige,
  selbstandige, freiberufler, inhaber, inhaberinnen, duenos, duenos de negocios, propietarios de negocios, autonomos, empresarios, emprendedores, chefs d entreprise, independants, dirigeants, imprenditori, ondernemers
Managers: managers, executives, decision makers, fuhrungskrafte, entscheider, geschaftsfuhrer, directivos, gerentes, cadres
Developers: developers, programmers, software engineers, entwickler, programmierer, desarrolladores, developpeurs
Teachers: teachers, lehrer, lehrkrafte, profesores, enseignants
Working people: working people, professionals, employees, berufstatige, berufstatigen, angestellte, arbeitnehmer, profesionales,
  trabajadores, empleados, salaries, actifs
Commuters: commuters, pendler
Pet owners: pet parents, dog parents, puppy parents, cat parents, fur parents, dog moms, dog mums, cat moms, cat mums, dog dads, cat dads, pet owners, dog owners, cat owners, tierhalter, tierbesitzer, haustierbesitzer, hundebesitzer, hundehalter, katzenbesitzer,
  katzenhalter, duenos de mascotas, duenos de perros, duenos de gatos, proprietaires d animaux, proprietaires de chiens, hondenbezitters, kattenbezitters
Gamers: gamers, gamer, jugadores, joueurs
Board gamers: board gamers, tabletop gamers, brettspieler, jugadores de juegos de mesa, joueurs de jeux de societe
Investors: investors, anleger, inversores, investisseurs
Gen Z: gen z, generation z, generacion z
Millennials: millennials, generation y, milenials`),
);

/** The people that a brief wants to reach, in English. "Donne" are women in Italian, and "gives" in French. */
export function readPeople(words: readonly Word[]): Mention<string>[] {
  const gives = isFrench(words) ? "donne" : undefined;
  const found = mentionsOf(words, PEOPLE);
  // "Jeunes retraités" are not young adults.
  const isRelative = ({ value, from, to }: Mention<string>): boolean =>
    value === "Young adults" &&
    found.some((one) => one.from === to && words[to]?.pauses === false && AT_ANY_AGE.has(one.value) && from + 1 === to);
  // "Companies with 20 to 200 employees" does not mean that the brief wants employees.
  return found.filter(
    (one) =>
      !isRelative(one) &&
      words[one.from]?.text !== gives &&
      (one.value !== "Working people" || !/^\p{N}/u.test(words[one.from - 1]?.text ?? "")),
  );
}
const AT_ANY_AGE = new Set(["Couples", "Families", "Fathers", "Mothers", "Older people", "Parents"]);

/** Whether a text has more French function words than Italian ones. */
function isFrench(words: readonly Word[]): boolean {
  const counts = new Map(smallWords(words).map(({ language, count }) => [language, count]));
  return (counts.get("fr") ?? 0) > (counts.get("it") ?? 0);
}

const DASH = String.raw` ?(?:-|–|—|to|bis|a|à|and|und|y|et|ai|e|tot|en) ?`;
const YEARS = String.raw`(?: |-)?(?:years?(?:[ -]olds?)?|yrs?|jahren?|jährigen?|j\.|años|ans|anni|jaar)(?!\p{L})`;
const NOUN = String.raw`(?:students|mothers|fathers|mums|moms|dads|owners|homeowners|professionals|mütter|väter|eltern|studenten|padres|madres|estudiantes|mères|pères|étudiants|parents|donne|uomini|vrouwen|mannen|women|men|adults|adulti|adultos|adultes|giovani|people|listeners|couples|families|individuals|clients|customers|readers|professionals|households|singles|leser|kunden|hörer|frauen|männer|paare|leute|menschen|erwachsene|mujeres|hombres|parejas|personas|femmes|hommes|couples|personnes),? \(?`;
const CUE = String.raw`(?:aged?|ages|between|im alter von|alter|zwischen|edad|de|entre|âgés de|âgées de|tra i|dai|van)[ :|\t]{1,3}`;
const AGE = String.raw`(?<!\d)[1-9]\d`;
const UNITS = String.raw`euros?|dollars?|pounds|percent|prozent|se[ckg](?:\.|s|onds|ondes|unden|undos)?|min(?:ute[ns]?|utos?)?|hours?|stunden|employees|mitarbeiter|miles?|km|pages?|seiten|sqm|qm|m²`;
const NOT_AN_AGE = String.raw`(?!\d|[.,]\d| ?[%k€$£]| ?(?:${UNITS})(?!\p{L}))`;
const AND_OVER = String.raw` (?:(?:and|or) (?:over|older|above)|and up)(?!\p{L})`;
/** "Garantie de 10 ans et plus" is not an age. */
const NOT_LASTING = String.raw`(?<!(?:garantie|garantía|depuis|desde hace|seit|erfahrung|experiencia|expérience|\d)[^.,;]{0,12})`;
const RANGE = new RegExp(
  [
    String.raw`(?:(?<=(?<!\p{L})${NOUN})(?:von |from )?|(?<!\p{L})${CUE})(${AGE})${DASH}(${AGE})(?:${YEARS}|${NOT_AN_AGE})`,
    String.raw`(${AGE})${DASH}(${AGE})${YEARS}`,
    // "F25-44", "M 25-54", "fun-loving 20-35s"
    String.raw`(?<![\p{L}\p{N}])(?:[AFMPW]|[FMW] )(${AGE})[-–](${AGE})(?![\p{L}\p{N}%]|[.,]\d)`,
    // "30-60s host-read ads" are lengths of spots.
    String.raw`(?<![\p{L}\p{N}$€£.,])(?!(?:15|30|45)[-–](?:30|45|60|90)s)(${AGE})[-–](${AGE})s(?!\p{L})`,
    // "Katzenhalter 25-54, DE."
    String.raw`(?<=\p{L}(?:halter|besitzer|fahrer|spieler|läufer|käufer|hörer|nutzer|fans|owners|gamers|runners|golfers|drivers|lovers) )(${AGE})[-–](${AGE})(?=[,;.](?:\s|$)|\n|$)`,
    // "Players in Austria, 16 to 25, ..."
    String.raw`(?<=\p{L}[,;.] (?:(?:mostly|mainly|roughly|vor allem|meist|surtout|sobre todo) )?)(${AGE})${DASH}(${AGE})(?=[,;.](?:\s|$)|\n|$)`,
  ].join("|"),
  "giu",
);
/** "25- bis 40-Jährige": in lower case, these may be years of a guarantee or a whiskey. */
const RANGE_OF_PEOPLE = /(?<!\d)([1-9]\d)- bis ([1-9]\d)-Jährige[nr]?(?!\p{L})/gu;
const OVER = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})${NOUN})(?:over|above|über|ab|de más de|de plus de|à partir de|desde) (${AGE})${NOT_AN_AGE}`,
    String.raw`(?:(?<=(?<!\p{L})${NOUN})|(?<!\p{L})aged? )(${AGE})(?:\+|${AND_OVER})`,
    String.raw`${NOT_LASTING}(${AGE}) (?:Jahren?|años|ans) (?:und älter|o más|et plus)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:over the age of|ab|über|mayor(?:es)? de|más de|plus de) (${AGE})${YEARS}`,
    String.raw`(?<!\p{L})(?:over the age of|mayor(?:es)? de) (${AGE})${NOT_AN_AGE}`,
    // "Beer drinkers over 21, ...", "Golfers over 40 in the UK"
    String.raw`(?<=\p{L}(?:ers|ors|ans|ists) )over (${AGE})(?=[.,;)]| (?:in|from|across|who|with)(?!\p{L})|$)`,
    // "Couples in the UK over 45."
    String.raw`(?<=(?<!\p{L})(?:women|men|adults|people|listeners|couples|parents|gente|leute|menschen) (?:in|from|aus|de|en) (?:the )?\p{Lu}[\p{L} ]{1,20})(?:over|ab|über) (${AGE})(?=[.,;)]|$)`,
    String.raw`(?<![\p{L}\p{N}$€£] ?)(?<!\d[.,] ?)([1-7]\d)\+(?=[.,;)\s]|$)(?! ?(?:episodes|shows|podcasts|folgen|episodios|épisodes|spots|k))`,
  ].join("|"),
  "giu",
);

const UNDER = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})${NOUN})(?:under|below|unter|menores de|moins de|de moins de) (${AGE})(?:${YEARS}|${NOT_AN_AGE})`,
    String.raw`(?<!\p{L})(?:under the age of|younger than|menores de|jünger als|aged under) (${AGE})(?:${YEARS}|${NOT_AN_AGE})`,
    String.raw`(?<!\p{L})(?:(?:the )?under[- ](${AGE})s|unter[- ](${AGE})[- ]Jährigen?|unter (${AGE}) Jahren|(?:les|aux|des|de) moins de (${AGE}) ans)(?!\p{L}| d['’])`,
  ].join("|"),
  "giu",
);

/** Decades of age: "in their thirties", "in their twenties and thirties", "trentenaires". */
const DECADES =
  /(?<!\p{L})(?:(?:in )?their (?:early |mid |late )?(twen|thir|for|fif|six)ties(?: (?:and|or|to) (?:early |mid |late )?(thir|for|fif|six)ties)?|(trenten|quadragén|quinquagén)aires?|(treint|cuarent|cincuent)añer[oa]s)(?!\p{L})/giu;
const TENS = new Map(
  phraseLines(`
20: twen
30: thir, trenten, treint
40: for, quadragén, cuarent
50: fif, quinquagén, cincuent
60: six`),
);

/** "Parents of children under 12": the age is not that of the listeners. */
const CHILDREN = /(?:children|kids|kindern?|hijos|niños|enfants) $/iu;

/** Words that forbid something: "prohibida la venta a menores de 18 años", "an unter 18-Jährige verboten". */
const FORBIDDEN = String.raw`forbidden|illegal|verboten|untersagt|prohibid[oa]s?|prohíben?|interdite?s?|interdiction`;
const FORBIDS = new RegExp(String.raw`(?<!\p{L})(?:${FORBIDDEN})(?!\p{L})`, "iu");
const REJECTS = new RegExp(
  String.raw`(?<!\p{L})(?:${FORBIDDEN}|no|not|never|nobody|nicht|nie|kein\p{L}*|nunca|pas|jamais)(?!\p{L})`,
  "iu",
);
/** Characters beside an age, within its clause, in which such words are searched. */
const BESIDE = 40;

/** "Not for sale to persons under 18": people of that age are not wanted. */
function isUnwanted(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - BESIDE), start).split(/[.,;:!?\n]/);
  const [after = ""] = text.slice(end, end + BESIDE).split(/[.,;:!?\n]/);
  return REJECTS.test(before.at(-1) ?? "") || FORBIDS.test(after);
}

/** The ages that a brief names: "Ages 25 to 40", "Ages 50 and over", "Ages under 30". Ranges of other numbers do not count. */
export function readAges(text: string): ({ readonly value: string } & Span)[] {
  const read = text.slice(0, LONGEST_READ);
  const at = (match: RegExpMatchArray): Span => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
  });
  const ranges = [...read.matchAll(RANGE), ...read.matchAll(RANGE_OF_PEOPLE)].flatMap((match) => {
    const [low = "", high = ""] = match.slice(1).filter((age): age is string => age !== undefined);
    return Number(low) < Number(high) ? [{ value: `Ages ${low} to ${high}`, ...at(match) }] : [];
  });
  const open = [...read.matchAll(OVER)].flatMap((match) => {
    const age = match.slice(1).find((one) => one !== undefined);
    return age === undefined ? [] : [{ value: `Ages ${age} and over`, ...at(match) }];
  });
  const under = [...read.matchAll(UNDER)].flatMap((match) => {
    const age = match.slice(1).find((one) => one !== undefined);
    const isOfChildren = CHILDREN.test(read.slice(Math.max(0, match.index - 12), match.index));
    if (age === undefined || isOfChildren || isUnwanted(read, at(match))) return [];
    return [{ value: `Ages under ${age}`, ...at(match) }];
  });
  const tens = [...read.matchAll(DECADES)].flatMap((match) => {
    const [age, last] = [match[1] ?? match[3] ?? match[4] ?? "", match[2] ?? ""].map((word) =>
      TENS.get(word.toLowerCase()),
    );
    return age === undefined ? [] : [{ value: `Ages ${age} to ${Number(last ?? age) + 9}`, ...at(match) }];
  });
  return [...ranges, ...open, ...under, ...tens];
}
