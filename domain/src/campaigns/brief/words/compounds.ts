import { phraseLines } from "./brief-words.js";

/**
 * Parts of German compounds that reveal their subject: "hunde-" begins "Hundefutter", "-reisen" ends "Städtereisen". Folded. Judgment:
 * only parts with which hardly any other word begins or ends.
 */
const PARTS = `
Pets & Animals: hunde-, katzen-, haustier-, tiernahrung-, tierfutter-, tierarzt-, tierfreund-, welpen-, -hunde, -hundebesitzer, -katzen
Places & Travel: reise-, reisen-, urlaubs-, ferien-, fernreise-, -reise, -reisen, -urlaub, -reisende
Automotive: elektroauto-, autohaus-, autohandel-, autokauf-, autoversicherung-, autovermietung-, autopflege-, -auto, -autos
Home & Garden: garten-, heimwerk-, renovierung-, werkzeug-, baumarkt-, gartner-
Food: kochbuch-, kochkurs-, rezept-, weinhandel-, weinabo-, weinprobe-, genuss-
Parenting: eltern-, kleinkind-, babynahrung-, babykleidung-, schwangerschaft-
Kids & Family: kinder-, familien-
Fitness: fitness-, krafttraining-
Health & Fitness: gesundheits-
Nutrition: ernahrungs-
Mental Health: meditations-, achtsamkeits-, schlafstorung-, schlaflos-, entspannungs-, -meditation, -meditationen
Investing: finanz-, aktien-, borsen-, geldanlage-, altersvorsorge-, immobilien-
Business: unternehmens-, mittelstand-, wirtschafts-, buchhaltungs-
Entrepreneurship: grunder-, existenzgrund-, selbststandig-
Education: bildungs-
Language Learning: sprachkurs-, sprachlern-, sprachschul-, fremdsprachen-
Technology: technik-, technologie-, informatik-
Video Games: computerspiel-, videospiel-
Games: brettspiel-, gesellschaftsspiel-
Music: musik-
TV & Film: kinofilm-, serienjunkie-
Books: bucher-, horbuch-, literatur-
History: geschichts-
Soccer: fussball-
Running: laufschuh-, lauftraining-, marathon-
Wilderness: wander-, campingplatz-
Nature: umwelt-, klima-, nachhaltigkeits-
Politics: politik-
Fashion & Beauty: kosmetik-, hautpflege-, modelabel-, -kosmetik
`;

/** The rest of the word must have at least this many letters: "Reisen" is not a compound. */
const LEAST_REST = 3;
/** The number of letters by which parts are looked up. */
const KEY = 4;

/** The category named by one part of a folded German compound; undefined for any other word. */
export function categoryOfCompound(word: string): string | undefined {
  if (word.length < KEY + LEAST_REST) return undefined;
  // The last part determines the meaning: "Naturkosmetik" is about beauty.
  const end = ENDS.get(word.slice(-KEY))?.find(([part]) => isPart(word, part) && word.endsWith(part));
  return (end ?? STARTS.get(word.slice(0, KEY))?.find(([part]) => isPart(word, part) && word.startsWith(part)))?.[1];
}

/** Compounds in the names of shows about a category: "Reisepodcast", "Reisemagazin". */
export function titlesOfCompounds(category: string): string[] {
  return ALL.flatMap(([part, own]) => {
    const start = part.slice(0, -1);
    return own === category && /[ensz]-$/.test(part) ? [`${start}podcast`, `${start}magazin`] : [];
  });
}

const isPart = (word: string, part: string): boolean => word.length >= part.length + LEAST_REST;

type Part = readonly [part: string, category: string];
const ALL = phraseLines(PARTS);
const STARTS = byKey(
  ALL.filter(([part]) => part.endsWith("-")).map(([part, category]) => [part.slice(0, -1), category]),
  (part) => part.slice(0, KEY),
);
const ENDS = byKey(
  ALL.filter(([part]) => part.startsWith("-")).map(([part, category]) => [part.slice(1), category]),
  (part) => part.slice(-KEY),
);

function byKey(parts: readonly Part[], keyOf: (part: string) => string): ReadonlyMap<string, readonly Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts) found.set(keyOf(part[0]), [...(found.get(keyOf(part[0])) ?? []), part]);
  return found;
}
