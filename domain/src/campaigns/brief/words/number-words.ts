/** Number words in English, German, Spanish and French, with and without accents. */
const NUMBERS = `
1: one a an ein eine un una une
2: two zwei dos deux
3: three drei tres trois
4: four vier cuatro quatre
5: five funf fünf cinco cinq
6: six sechs seis
7: seven sieben siete sept
8: eight acht ocho huit
9: nine neun nueve neuf
10: ten zehn diez dix
11: eleven elf once onze
12: twelve zwolf zwölf doce douze
13: thirteen dreizehn trece treize
14: fourteen vierzehn catorce quatorze
15: fifteen funfzehn fünfzehn quince quinze
16: sixteen sechzehn dieciseis dieciséis seize
17: seventeen siebzehn diecisiete
18: eighteen achtzehn dieciocho
19: nineteen neunzehn diecinueve
20: twenty zwanzig veinte vingt
25: fünfundzwanzig veinticinco
30: thirty dreissig dreißig treinta trente
35: fünfunddreißig fünfunddreissig
40: forty vierzig cuarenta quarante
45: fünfundvierzig
50: fifty funfzig fünfzig cincuenta cinquante
60: sixty sechzig sesenta soixante
70: seventy siebzig setenta septante
75: fünfundsiebzig
80: eighty achtzig ochenta
90: ninety neunzig noventa nonante
100: hundred hundert cien cent
150: hundertfünfzig
200: zweihundert doscientos
500: fünfhundert quinientos`;

const VALUES: ReadonlyMap<string, number> = new Map(
  NUMBERS.trim()
    .split("\n")
    .flatMap((line) => {
      const [value = "", words = ""] = line.split(": ");
      return words.split(" ").map((word) => [word, Number(value)] as const);
    }),
);

const LONGEST_FIRST = [...VALUES.keys()].sort((a, b) => b.length - a.length).join("|");
const ONE = String.raw`(?:${LONGEST_FIRST})`;
const SCALE = String.raw` ?(?:thousand|tausend|mil|mille|millions?|millionen|millon(?:es)?)(?!\p{L})`;
/**
 * A number word, or several that form one number: "twenty-five", "one hundred", "treinta y cinco". Only before "thousand" or the like, or
 * before the end of a range that is: "five to seven thousand".
 */
const BEFORE_SCALE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${ONE})(?:[ -](?:y |et )?(${ONE}))?(?=${SCALE}| (?:and|to|or|und|bis|a|à|o|ou) ${ONE}${SCALE})`,
  "gu",
);

/** "Half a million", "un demi-million". Not "one and a half million". */
const HALF =
  /(?<![\p{L}\p{N}]|(?<!\p{L})(?:and|und|y|et|e|en) (?:an?|eine|un|een)? ?)(?:half(?: an?)?|(?:eine[rn]? )?halbe[nr]?|medio|mezzo|demi)[ -](?=(?:million|milione|mill[oó]n|miljoen)(?!\p{L}))/giu;

/** The value of a number in digits or as one word; undefined for any other word. */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,9}$/.test(word) ? Number(word) : VALUES.get(word.toLowerCase());

/** Pads numbers that are shorter in digits than in words, so that positions in the text do not change. */
export const FILLER = "_";

/**
 * Writes number words before "thousand" or "million" as digits, without changing the length of the text: "zehntausend" becomes
 * "10__tausend", and "half a million" becomes "0.5____million".
 */
export function withDigits(written: string): string {
  const text = written.replace(HALF, (half) => "0.5".padEnd(half.length, FILLER));
  const plain = text.toLowerCase();
  if (plain.length !== text.length) return text;
  let digits = "";
  let end = 0;
  for (const match of plain.matchAll(BEFORE_SCALE)) {
    const [whole, first = "", second] = match;
    const value = sumOf(VALUES.get(first) ?? 0, second === undefined ? undefined : VALUES.get(second));
    digits += text.slice(end, match.index) + String(value).padEnd(whole.length, FILLER);
    end = match.index + whole.length;
  }
  return digits + text.slice(end);
}

/** "one hundred" multiplies; "hundred twenty" and "twenty-five" add. */
function sumOf(first: number, second: number | undefined): number {
  if (second === undefined) return first;
  return second === 100 && first < 100 ? first * second : first + second;
}
