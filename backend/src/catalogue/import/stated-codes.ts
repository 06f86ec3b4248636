import { type CodedName, CODED_FACTS } from "@earshot/domain/catalogue/coded-facts";
import { statedText } from "./clean-text.js";

/** The coded facts that a source states. `language`: its text for the language, which may have a region ("en-GB"). */
export function statedCodes({ language }: { readonly language?: string | undefined }): {
  readonly [Name in CodedName]: string | undefined;
} {
  return { language: CODED_FACTS.language.read(statedText(language) ?? "") };
}
