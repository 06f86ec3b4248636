/** "Hi Tom,", "Guten Tag Herr Brandt,", "Dear Sir or Madam": a line of its own, with at most four more words. */
const GREETING = new RegExp(
  String.raw`^\s*(?:hi|hey|hello|dear|good (?:morning|afternoon)|hallo|guten (?:tag|morgen|abend)|moin|servus|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|cher|chère|madame|hola|buenos días|buenas(?: tardes)?|estimad[oa]s?|ciao|buongiorno|gentile|salve|beste(?=(?: \p{L}+){1,2},)|geachte|dag)(?!\p{L})(?:[ \t]+\p{L}[\p{L}\p{M}.'’-]*){0,4}[,!:][ \t]*\n`,
  "iu",
);
/**
 * "Best regards", "Mit freundlichen Grüßen", "Sent from my iPhone": a line of its own, followed by a name and an address, unlike "Best
 * listeners: women".
 */
const CLOSING = new RegExp(
  String.raw`\n[ \t]*(?:(?:many )?thanks|thank you|cheers|best|(?:kind|best|warm) (?:regards|wishes)|regards|yours|sincerely|sent from my|mit (?:freundlichen|besten|lieben) gr[üu](?:ß|ss)en|(?:viele|beste|liebe|freundliche) gr[üu](?:ß|ss)e|mfg|vg|lg|danke|cordialement|bien à vous|bien cordialement|merci|cdlt|(?:un |muchos )?saludos?|un abrazo|atentamente|gracias|cordiali saluti|distinti saluti|saluti|grazie|met vriendelijke groet(?:en)?|groet(?:en|jes)?|bedankt|-- )(?!\p{L}| (?:for|für|por|pour|de|listeners|shows|in)(?!\p{L})| d['’])[^\n:,.!\d]{0,30}[,.!]*[ \t]*(?:\n|$)`,
  "giu",
);
/** A longer rest is more than a signature: the brief goes on below it. Judgment. */
const LONGEST_SIGNATURE = 250;
/** The brief goes on below "Thanks!" with a postscript, money, or a label: "Market: UK", but not "Tel: 030 123". */
const GOES_ON = /^[ \t]*p\.? ?s\b|[$€£]|(?<!\b(?:t|m|e|w|tel|tél|phone|mobile?|fax|e-?mail|web)[ \t]?):[ \t]/imu;

/**
 * A brief without the greeting and the signature of a letter, whose names and addresses say nothing about its listeners. Spaces replace the
 * greeting, so that the positions of the other words stay.
 */
export function withoutLetter(text: string): string {
  const [greeting = ""] = GREETING.exec(text) ?? [];
  const last = [...text.matchAll(CLOSING)].find(
    ({ index }) => text.length - index <= LONGEST_SIGNATURE && !GOES_ON.test(text.slice(index)),
  );
  const rest = text.slice(greeting.length, last?.index);
  return rest.trim() === "" ? text : greeting.replace(/[^\n]/gu, " ") + rest;
}
