import { useSyncExternalStore } from "react";
import { deviceMemory } from "../platform/device-memory";

export const CODE_LANGUAGES = [
  { id: "js", label: "JavaScript" },
  { id: "py", label: "Python" },
] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number]["id"];

const KEY = "earshot.code-language";
const listeners = new Set<() => void>();
let chosen: CodeLanguage | undefined;

/** Chooses the language of all examples, also for the next visit. */
export function chooseLanguage(language: CodeLanguage): void {
  chosen = language;
  deviceMemory.write(KEY, language);
  for (const listener of listeners) listener();
}

/** The language in which examples are read; JavaScript until somebody chooses. */
export function useCodeLanguage(): CodeLanguage {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (chosen ??= deviceMemory.read(KEY) === "py" ? "py" : "js"),
    () => "js",
  );
}
