import { type CodedName, CODED_FACTS } from "@earshot/domain/catalogue/codes/coded-facts";
import { countryOfLanguage } from "@earshot/domain/catalogue/codes/countries";
import { statedText } from "./clean-text.js";

type Stated = {
  /** The text that names the language, which may include a region ("en-GB"). */
  readonly language?: string | undefined;
  /** The country's code, if the source states it separately. */
  readonly country?: string | undefined;
};

export function statedCodes({ language, country }: Stated): { readonly [Name in CodedName]: string | undefined } {
  const tag = statedText(language) ?? "";
  return { language: CODED_FACTS.language.read(tag), country: country ?? countryOfLanguage(tag) };
}
