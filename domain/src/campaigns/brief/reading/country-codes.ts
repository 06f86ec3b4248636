import { type Mention, type Word, wordSet } from "../words/brief-words.js";

const CODE = /^(?:US|UK|GB|IE|CA|AU|NZ|DE|AT|CH|FR|BE|LU|NL|ES|MX|AR|CO|CL|PE|PT|IT|SE|DK|FI|NO|PL|CZ|BR|ZA|SG)$/;
/** Names on their own, and no code of ISO 3166. */
const KNOWN = new Set(["US", "UK"]);
/** Together, these mean other things: "AR/PT glasses", "HR, IT", "stores in CA and CO". Beside others or three of them, they are countries. */
const WEAK = wordSet("AR CA CO IT NO PE PT");
const ENOUGH = 3;
/** Before another word, these are no countries at all. */
const EVERYDAY = new Set(["IT", "NO"]);
/** "AR, CA and CO" are states of the US, and "San Diego, CA, US" is an address there. */
const STATES = wordSet("AR CA CO DE");
/** States whose codes no country of the list above has. */
const OTHER_STATE =
  /^(?:A[KLZ]|CT|DC|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
/** Alone between commas or after a label, these hardly mean anything else: "25 to 40, DE.", "Market: NL". */
const ALONE = wordSet("AU BE CH DE DK ES FR GB IE LU NL NZ PL SE");
const BETWEEN = /^ ?[/,+-] ?$/u;
const AND = wordSet("and or und oder y o et ou e en");

/** An item of a list of countries: a code, or a name. */
type Item = { readonly from: number; readonly to: number; readonly code?: string };

/**
 * "US/CA/UK", "DE, AT and CH", "Germany, AT": capitals that also mean other things are countries in a list. `named` are the names of
 * countries in the text.
 */
export function codesIn(
  words: readonly Word[],
  text: string,
  named: readonly Mention<unknown>[],
): Mention<readonly string[]>[] {
  const written = words.map(({ start, end }) => text.slice(start, end));
  const gap = (at: number): string => text.slice(words[at - 1]?.end, words[at]?.start);
  const names = new Map(named.map(({ from, to }) => [from, { from, to }]));
  const isCode = (at: number): boolean => {
    const next = written[at + 1] ?? "";
    // "IN SPAIN, DE MARZO A JUNIO", "US, IT managers", "AT&T", "DE-based"
    const isInCapitals = /^\p{Lu}{2,}$/u.test(next) && !CODE.test(next);
    const goesOn = words[at + 1]?.pauses === false && !AND.has(next.toLowerCase());
    return (
      CODE.test(written[at] ?? "") &&
      !(goesOn && (isInCapitals || EVERYDAY.has(written[at] ?? ""))) &&
      !/^(?:[&'’@._]\p{L}|-\p{Ll})/u.test(text.slice(words[at]?.end, (words[at]?.end ?? 0) + 2))
    );
  };
  const itemAt = (at: number): Item | undefined =>
    isCode(at) ? { from: at, to: at + 1, code: written[at] ?? "" } : names.get(at);
  const nextOf = ({ to, code = "" }: Item): Item | undefined => {
    if (BETWEEN.test(gap(to))) return itemAt(AND.has(words[to]?.text ?? "") ? to + 1 : to);
    // "ES & CO Wines" is a company.
    if (gap(to) === " & ") return written[to] === "CO" && !KNOWN.has(code) ? undefined : itemAt(to);
    return gap(to) === " " && AND.has(words[to]?.text ?? "") && gap(to + 1) === " " ? itemAt(to + 1) : undefined;
  };
  // "Wilmington, DE" is an address.
  const isAlone = (at: number): boolean =>
    ALONE.has(written[at] ?? "") &&
    words[at]?.pauses === true &&
    words[at + 1]?.pauses !== false &&
    (words[at]?.colon === true || /[|\t]/.test(gap(at)) || (at > 0 && !/^\p{Lu}/u.test(written[at - 1] ?? "")));
  const found: Mention<readonly string[]>[] = [];
  for (let at = 0; at < words.length;) {
    const first = itemAt(at);
    const items = first ? [first] : [];
    for (let next = first && nextOf(first); next; next = nextOf(next)) items.push(next);
    if (isList(items, { written, gap }) || (items.length === 1 && isAlone(at)))
      for (const { code, ...place } of items)
        if (code !== undefined && !KNOWN.has(code)) found.push({ value: [code], ...place });
    at = items.at(-1)?.to ?? at + 1;
  }
  return found;
}

type Written = { readonly written: readonly string[]; readonly gap: (at: number) => string };

function isList(items: readonly Item[], { written, gap }: Written): boolean {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || items.length < 2) return false;
  const codes = items.flatMap(({ code }) => code ?? []);
  const isOnlyCodes = codes.length === items.length;
  const others = codes.filter((code) => !KNOWN.has(code));
  const areStates = others.every((code) => STATES.has(code));
  // "US, CA, TX"
  if (areStates && [written[first.from - 1], written[last.to]].some((one) => OTHER_STATE.test(one ?? ""))) return false;
  const isAddress =
    items.length === 2 &&
    /^(?:USA?|United|Stati|Estados)$/.test(written[last.from] ?? "") &&
    gap(first.from) === ", " &&
    /^\p{Lu}/u.test(written[first.from - 1] ?? "");
  if (areStates && isAddress) return false;
  if (isOnlyCodes && codes.every((code) => STATES.has(code) && WEAK.has(code))) return false;
  return !isOnlyCodes || codes.length >= ENOUGH || !codes.every((code) => WEAK.has(code));
}
