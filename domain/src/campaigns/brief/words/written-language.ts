import type { Word } from "./brief-words.js";

/** Function words of each language that are not words of the others, folded. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "the of and for with we our to is are that who they it this from you your want looking please their not no about by at",
    "listeners people women years aged shows goal",
  ),
  de: words(
    "der die das den dem und fur mit wir unser unsere unseren ist sind auf ein eine einen einem im zum zur von vom nicht kein",
    "keine oder aus bei uber ab bis rund etwa suchen mochten wollen bitte ihre ihren sich horer frauen jahre ziel ohne auch",
  ),
  es: words(
    "el los las y con para por del al sin nuestro nuestra nuestros nuestras queremos buscamos somos lo unos desde hasta",
    "nada presupuesto tenemos vendemos su sus oyentes mujeres anos objetivo",
  ),
  it: words(
    "gli di che della dei degli delle nel nella nei dal dai dalla alla sul siamo abbiamo vorremmo cerchiamo vendiamo produciamo",
    "nostro nostra nostri nostre niente anni pubblico obiettivo uomini anche",
  ),
  nl: words(
    "het een voor onze ons wij zijn niet geen naar ook aan bij wordt graag willen zoeken verkopen",
    "luisteraars jaar doelgroep doel vrouwen mannen",
  ),
  fr: words(
    "le les et pour avec nous notre est sont dans qui aux au vous par pas sans cherchons voulons vendons souhaite",
    "l d qu leur leurs cette environ chez une des du auditeurs femmes ans objectif resultats nos votre",
  ),
};

/** Fewer function words prove nothing: a brief can mention a show or a product in another language. */
const LEAST = 3;
/** The minimum if no other language has any. */
const LEAST_ALONE = 2;
/** The language must have at least this many times as many words as the next one. Judgment. */
const CLEARLY = 2;

/** The language of a text (ISO 639-1), if it is one of the languages recognized in briefs and the function words are clear enough. */
export function writtenLanguage(words: readonly Word[]): string | undefined {
  const counts = smallWords(words).sort((a, b) => b.count - a.count);
  const [best, next] = counts;
  const others = next?.count ?? 0;
  return best && best.count >= (others === 0 ? LEAST_ALONE : LEAST) && best.count >= CLEARLY * others
    ? best.language
    : undefined;
}

/** The number of function words of each language in a text. */
export function smallWords(words: readonly Word[]): { readonly language: string; readonly count: number }[] {
  return Object.entries(SMALL_WORDS).map(([language, small]) => ({
    language,
    count: words.filter(({ text }) => small.has(text)).length,
  }));
}

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(" ")));
}
