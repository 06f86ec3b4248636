import { foldText } from "../text/fold.js";
import { aliases } from "./aliases.js";

/** All 249 ISO 3166-1 alpha-2 codes. */
const CODES = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD " +
  "CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF " +
  "GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN " +
  "KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA " +
  "NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI " +
  "SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI " +
  "VN VU WF WS YE YT ZA ZM ZW"
).split(" ");

/** Other names for countries, in addition to their codes and English names. */
const OTHER_NAMES = {
  GB: "uk, great britain, england, scotland, wales, northern ireland",
  US: "usa, u s, u s a, united states of america, america",
  AE: "uae",
  CZ: "czech republic",
  DE: "deutschland",
  AT: "osterreich",
  CH: "schweiz, suisse",
  ES: "espana",
  IT: "italia",
  BR: "brasil",
  NL: "nederland, holland",
  SE: "sverige",
  NO: "norge",
  DK: "danmark",
  FI: "suomi",
  PL: "polska",
  TR: "turkey",
  KR: "south korea",
  HK: "hong kong",
};

/** No country name is this long. */
const LONGEST = 60;

let namer: Intl.DisplayNames | undefined;
let sorted: readonly { readonly code: string; readonly name: string }[] | undefined;
let byName: ReadonlyMap<string, string> | undefined;

/** The English name of a country code, or the code itself if it has no name. */
export function countryName(code: string): string {
  namer ??= new Intl.DisplayNames("en", { type: "region", fallback: "code" });
  return CODES.includes(code) ? (namer.of(code) ?? code) : code;
}

/** All countries with their English names, sorted by name. */
export function countries(): readonly { readonly code: string; readonly name: string }[] {
  const named = () => CODES.map((code) => ({ code, name: countryName(code) }));
  return (sorted ??= named().sort((a, b) => a.name.localeCompare(b.name, "en")));
}

/** The code of a country given as a code ("gb") or a name ("United Kingdom", "UK"); undefined if the text is neither. */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODES.includes(code) ? code : namedCountry(text);
}

/** The code of a country given by name. Two letters alone are more likely a state ("Portland, OR"), except "UK" and "US". */
function namedCountry(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  byName ??= new Map([
    ...countries().map(({ code, name }) => [foldText(name), code] as const),
    ...aliases(OTHER_NAMES),
  ]);
  return byName.get(foldText(text));
}

/** The country at the end of a place ("Berlin, Germany"). Ignores "Georgia" after a town, which could also be the state. */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,;/|·–—]/u).map((part) => part.trim());
  const last = parts.filter((part) => part !== "").at(-1) ?? "";
  if (last === "US") return last;
  const code = namedCountry(last);
  return code === "GE" && parts.length > 1 ? undefined : code;
}

/**
 * The country in a language code, such as "en-GB" or "zh-Hant-TW". Tools that do not know the country repeat the language ("sv-sv"). Such
 * a code counts only if that country is where the language is mainly spoken.
 */
export function countryOfLanguage(tag: string): string | undefined {
  const [, language = "", region = ""] = /^\s*([a-z]{2,3})(?:[-_][a-z]{4})?[-_]([a-z]{2})\s*$/i.exec(tag) ?? [];
  if (region === "") return undefined;
  const code = countryCode(region);
  if (language.toLowerCase() !== region.toLowerCase()) return code;
  return new Intl.Locale(language).maximize().region === code ? code : undefined;
}
