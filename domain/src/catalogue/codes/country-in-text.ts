import { countryName } from "./countries.js";

const WITH_ARTICLE =
  /^(?:United |Bahamas|Gambia|Maldives|Comoros|Isle of)|(?:Netherlands|Philippines|Islands|Republic|Territor(?:y|ies))$/;

/** A country's English name within a sentence, with "the" where people say it: "the United Kingdom", "Germany". */
export function countryInText(code: string): string {
  const name = countryName(code);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
