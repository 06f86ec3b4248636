import type { Span, Word } from "../words/brief-words.js";

/** A pattern for one of the words in a list, which spaces and lines separate. "_" is a space within a word. */
const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join("|")})`.replaceAll("_", " ");

/** "For television", "für Hörfunk und Print", "en redes sociales", "pour la radio": where else a brief spends money. */
const MEDIA = oneOf(`
  tv television radio print press newspapers? magazines? social_media social outdoor billboards? posters? search display
  youtube instagram facebook tiktok google
  fernsehen hörfunk rundfunk zeitungen zeitschriften plakate soziale_medien
  televisión tele prensa revistas redes_sociales vallas
  télé(?:vision)? presse affichage réseaux_sociaux
`);
const MEDIUM = String.raw`(?:(?:the|our|das|den|die|la|el|las|los|le|les) |l['’])?${MEDIA}(?!\p{L})`;
const FOR = String.raw`(?:for|on|für|im|in|para|en|pour|à)`;
const AND = String.raw`,? ?(?:and|or|und|oder|y|o|et|ou|&|,) `;
const JOINED = String.raw`(?:${AND}${MEDIUM})*`;
/** "For radio, print and podcasts" is money for podcasts too. */
const NOT_SHARED = String.raw`(?!${JOINED}${AND}(?:the |our |les |los |die )?(?:podcasts?|audio))`;
/** Words after a medium that keep it a medium: what one buys there, and words that begin something else. */
const GOES_ON = oneOf(`
  ads? adverts? advertising spots? campaigns? commercials?
  and or plus but in on at over from during until before after with without as if because only instead
  this next last each every per a is are
  werbung anzeigen kampagnen? und oder aber im am ab bis pro je nur mit ohne ist
  publicidad anuncios? campañas? y o pero en este esta por al con sin es solo
  publicité annonces? campagnes? et ou mais par dès ce cette avec sans est
`);
/** After other words, a medium only describes them: "for outdoor shoes", "for radio amateurs". */
const ALONE = String.raw`(?=$|[^\p{L}\p{N} \u00a0-]|[ \u00a0](?:[^\p{L}]|${GOES_ON}(?!\p{L})))`;
const PLACE = String.raw`${FOR} ${MEDIUM}${JOINED}${ALONE}${NOT_SHARED}`;
const NEXT = new RegExp(String.raw`^[ \u00a0]?${PLACE}`, "iu");
const AMOUNT = String.raw`\d[\d.,' \u00a0]*(?:k|tsd\.?|tausend|thousand|mil|mille)?[ \u00a0]?(?:[$€£]|eur|usd|euros?|dollars?|dólares|pounds?|pesos|franken|francs)?`;
/** "Nothing on television" excludes it, and "we spend nothing on television" does not. */
const MONEY = String.raw`budgets?|etat|presupuestos?|money|geld|dinero|argent|spend|spend nothing|nothing(?! (?:on|in) )|${AMOUNT}`;
const SPENT = new RegExp(String.raw`(?<=(?<!\p{L})(?:${MONEY})[ \u00a0])${PLACE}`, "giu");

/** Whether the words after an amount say that it is for something other than podcasts: "$5,000 for radio". */
export const isForOtherMedium = (rest: string): boolean => NEXT.test(rest);

/** Where a text names the other media on which money is spent. */
export const otherMedia = (text: string): Span[] =>
  [...text.matchAll(SPENT)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/**
 * The words without the media on which a brief spends its other money, or none: "no budget for television" does not ask for shows about
 * television.
 */
export function withoutOtherMedia(words: readonly Word[], text: string): Word[] {
  const spans = otherMedia(text);
  return words.map((word) =>
    spans.some(({ start, end }) => start <= word.start && word.end <= end) ? { ...word, text: "" } : word,
  );
}
