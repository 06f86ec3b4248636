import { deviceMemory } from "../../platform/device-memory";
import { Observable, useObserved } from "../../platform/observable";

export const CODE_LANGUAGES = [
  { id: "js", label: "JavaScript" },
  { id: "py", label: "Python" },
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number]["id"];

const KEY = "earshot.code-language";
const chosen = new Observable<CodeLanguage>(() => (deviceMemory.read(KEY) === "py" ? "py" : "js"));

/** Chooses the language of all examples, and remembers it. */
export function chooseLanguage(language: CodeLanguage): void {
  chosen.set(language);
  deviceMemory.write(KEY, language);
}

/** The language of the examples; JavaScript until the reader chooses another. */
export function useCodeLanguage(): CodeLanguage {
  return useObserved(chosen, "js");
}
