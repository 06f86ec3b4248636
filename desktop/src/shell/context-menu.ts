import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";

type Facts = Pick<ContextMenuParams, "isEditable" | "misspelledWord" | "dictionarySuggestions" | "selectionText">;
type Actions = { readonly replace: (word: string) => void; readonly learn: (word: string) => void };

/** The context menu: suggestions for a misspelled word, then text actions. */
export function contextMenu(facts: Facts, { replace, learn }: Actions): MenuItemConstructorOptions[] {
  const { isEditable, misspelledWord, dictionarySuggestions, selectionText } = facts;
  const spelling: MenuItemConstructorOptions[] =
    misspelledWord === "" || !isEditable
      ? []
      : [
          ...dictionarySuggestions.slice(0, 5).map((word) => ({ label: word, click: () => replace(word) })),
          ...(dictionarySuggestions.length === 0 ? [{ label: "No suggestions", enabled: false }] : []),
          { label: "Add to Dictionary", click: () => learn(misspelledWord) },
          { type: "separator" as const },
        ];
  if (isEditable) return [...spelling, { role: "cut" }, { role: "copy" }, { role: "paste" }, { role: "selectAll" }];
  return selectionText.trim() === "" ? [] : [{ role: "copy" }];
}

/** The languages for spell checking: the system's languages that have a dictionary, otherwise English. */
export function spellLanguages(system: readonly string[], available: readonly string[]): string[] {
  const found = system.flatMap((tag) => {
    const [language = ""] = tag.split("-");
    return available
      .filter((one) => one === tag)
      .concat(available.filter((one) => one === language))
      .slice(0, 1);
  });
  const unique = [...new Set(found)];
  return unique.length > 0 ? unique : available.filter((one) => one === "en-US");
}
