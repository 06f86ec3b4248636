import type { Span, Word } from "../words/brief-words.js";

/** "For television", "für Hörfunk und Print", "en redes sociales", "pour la radio": where else a brief spends money. */
const MEDIUM = String.raw`(?:(?:the|our|das|den|die|la|el|las|los|le|les) |l['’])?(?:tv|television|radio|print|press|newspapers?|magazines?|social media|social|outdoor|billboards?|posters?|search|display|youtube|instagram|facebook|tiktok|google|fernsehen|hörfunk|rundfunk|zeitungen|zeitschriften|plakate|soziale medien|televisión|tele|prensa|revistas|redes sociales|vallas|télé(?:vision)?|presse|affichage|réseaux sociaux)(?!\p{L})`;
const FOR = String.raw`(?:for|on|für|im|in|para|en|pour|à)`;
const AND = String.raw`,? ?(?:and|or|und|oder|y|o|et|ou|&|,) `;
const JOINED = String.raw`(?:${AND}${MEDIUM})*`;
/** "For radio, print and podcasts" is money for podcasts too. */
const NOT_SHARED = String.raw`(?!${JOINED}${AND}(?:the |our |les |los |die )?(?:podcasts?|audio))`;
/** What may follow a medium. After other words, it only describes them: "for outdoor shoes", "for radio amateurs". */
const ALONE = String.raw`(?=$|[^\p{L}\p{N} \u00a0-]|[ \u00a0](?:[^\p{L}]|(?:ads?|adverts?|advertising|spots?|campaigns?|commercials?|werbung|anzeigen|kampagnen?|publicidad|anuncios?|campañas?|publicité|annonces?|campagnes?|and|or|und|oder|y|o|et|ou|plus|but|aber|pero|mais|in|on|at|over|from|during|until|before|after|with|without|as|if|because|only|instead|this|next|last|each|every|per|a|is|are|im|am|ab|bis|pro|je|nur|mit|ohne|ist|en|este|esta|por|al|con|sin|es|solo|par|dès|ce|cette|avec|sans|est)(?!\p{L})))`;
const PLACE = String.raw`${FOR} ${MEDIUM}${JOINED}${ALONE}${NOT_SHARED}`;
const NEXT = new RegExp(String.raw`^[ \u00a0]?${PLACE}`, "iu");
const SPENT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:budgets?|etat|presupuestos?|money|geld|dinero|argent|spend|spend nothing|nothing(?! (?:on|in) )|\d[\d.,' \u00a0]*(?:k|tsd\.?|tausend|thousand|mil|mille)?[ \u00a0]?(?:[$€£]|eur|usd|euros?|dollars?|dólares|pounds?|pesos|franken|francs)?)[ \u00a0])${PLACE}`,
  "giu",
);

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
