import { foldText } from "../text/fold.js";
import { aliases } from "./aliases.js";
import { LANGUAGE_NAMES } from "./language-names.js";

export type Language = { readonly code: string; readonly name: string };

/** The languages of the search filter, in display order (product specification, section 2). */
export const LANGUAGES: readonly Language[] = [
  { code: "en", name: "English" },
  { code: "es", name: "Spanish" },
  { code: "fr", name: "French" },
  { code: "de", name: "German" },
  { code: "ar", name: "Arabic" },
  { code: "zh", name: "Chinese" },
  { code: "ja", name: "Japanese" },
  { code: "ko", name: "Korean" },
  { code: "ru", name: "Russian" },
  { code: "it", name: "Italian" },
  { code: "pt", name: "Portuguese" },
  { code: "hi", name: "Hindi" },
];

/** Other codes that feeds use: ISO 639-2 and 639-3 codes, withdrawn codes, and country codes that are not language codes. */
const OTHER_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  aliases({
    ar: "ara, arb",
    bg: "bul",
    bn: "ben",
    ca: "cat",
    cs: "ces, cze, cz",
    cy: "cym, wel",
    da: "dan, dk",
    de: "deu, ger",
    el: "ell, gre, gr",
    en: "eng, us, gb",
    es: "spa",
    et: "est",
    eu: "eus, baq",
    fa: "fas, per",
    fi: "fin",
    fr: "fra, fre",
    ga: "gle",
    gl: "glg",
    gu: "guj",
    he: "heb, iw",
    hi: "hin",
    hr: "hrv",
    hu: "hun",
    id: "ind, in",
    is: "isl, ice",
    it: "ita",
    ja: "jpn, jp",
    jv: "jw",
    ko: "kor",
    lt: "lit",
    lv: "lav",
    mr: "mar",
    ms: "msa, may",
    nb: "nob",
    nl: "nld, dut",
    nn: "nno",
    no: "nor",
    pa: "pan",
    pl: "pol",
    pt: "por",
    ro: "ron, rum, mo",
    ru: "rus",
    sk: "slk, slo",
    sl: "slv",
    sr: "srp, sh",
    sv: "swe",
    sw: "swa",
    ta: "tam",
    te: "tel",
    th: "tha",
    tl: "fil, tgl",
    tr: "tur",
    uk: "ukr",
    ur: "urd",
    vi: "vie",
    yi: "ji",
    zh: "zho, chi, cmn, yue, cn",
  }),
);

/** Names other than the English one in the table: the language's name for itself, and other common names. */
const OTHER_NAMES = aliases({
  ar: "العربية",
  ca: "català",
  cs: "čeština",
  da: "dansk",
  de: "deutsch",
  el: "ελληνικά",
  es: "español, castellano, castilian",
  et: "eesti",
  eu: "euskara",
  fa: "فارسی, farsi",
  fi: "suomi",
  fr: "français",
  ga: "gaeilge",
  gl: "galego",
  he: "עברית",
  hi: "हिन्दी, हिंदी",
  hr: "hrvatski",
  hu: "magyar",
  id: "bahasa indonesia",
  is: "íslenska",
  it: "italiano",
  ja: "日本語",
  ko: "한국어",
  nl: "nederlands, flemish",
  no: "norsk",
  pl: "polski",
  pt: "português, brazilian portuguese",
  ro: "română",
  ru: "русский",
  sk: "slovenčina",
  sl: "slovenščina",
  sv: "svenska",
  th: "ไทย",
  tl: "filipino",
  tr: "türkçe",
  uk: "українська",
  vi: "tiếng việt",
  zh: "中文, 汉语, mandarin, cantonese",
});

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a folded name. The names are folded on first use: most pages never ask. */
function codeOfName(folded: string): string | undefined {
  codesByName ??= new Map(
    [...Object.entries(LANGUAGE_NAMES).map(([code, name]) => [name, code] as const), ...OTHER_NAMES].map(
      ([name, code]) => [foldText(name), code],
    ),
  );
  return codesByName.get(folded);
}

/** No language code or name is this long. */
const LONGEST = 60;

/**
 * The ISO 639-1 code of a language given as a code ("EN", "eng"), a code with a region ("en-US", "pt_br"), or a name in English or in the
 * language itself ("Spanish", "español", "English (US)"). undefined for anything else.
 */
export function languageCode(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const code = /^\s*([a-z]{2,3})(?:[-_]\S*)?\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (code !== undefined) {
    if (Object.hasOwn(LANGUAGE_NAMES, code)) return code;
    if (Object.hasOwn(OTHER_CODES, code)) return OTHER_CODES[code];
  }
  return codeOfName(foldText(text)) ?? codeOfName(foldText(text.split(/[(,;/–—-]/u)[0] ?? ""));
}

/** The English name of a language code, or the code itself if it has no name. */
export function languageName(code: string): string {
  return Object.hasOwn(LANGUAGE_NAMES, code) ? (LANGUAGE_NAMES[code] ?? code) : code;
}
