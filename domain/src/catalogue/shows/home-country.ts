import type { Podcast } from "./podcast.js";
import { hostingDomain } from "./hosting-domain.js";

/**
 * Endings of addresses that nearly only people of that country use. Not those that the world uses for something else: .tv, .fm, .me,
 * .co, .io, .ai, .to. Judgment.
 */
const NATIONAL = new Set(
  "ar at au be br ca ch cl cr cz de dk es fi fr gh gr hk hu ie in it jp ke kr lt lu mx my ng nl no nz pe ph pl pt ro ru se sg si sk th tr tw ua uk uy za".split(
    " ",
  ),
);
/** Domains with a country’s ending that are used everywhere. */
const WORLDWIDE = new Set(["youtu.be"]);

/**
 * The country that a show is from, as an ISO 3166-1 alpha-2 code: the one that its source names, or else that of its website's address
 * ("bbc.co.uk"). undefined when neither tells.
 */
export function homeCountry({ country, link }: Pick<Podcast, "country" | "link">): string | undefined {
  if (/^[A-Z]{2}$/.test(country)) return country;
  const domain = hostingDomain(link);
  const ending = domain?.split(".").at(-1) ?? "";
  if (domain === undefined || !NATIONAL.has(ending) || WORLDWIDE.has(domain)) return undefined;
  return ending === "uk" ? "GB" : ending.toUpperCase();
}
