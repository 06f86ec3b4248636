import { jest } from "@jest/globals";
import { contextMenu, spellLanguages } from "./context-menu";

const actions = { replace: jest.fn(), learn: jest.fn() };
const facts = { isEditable: true, misspelledWord: "", dictionarySuggestions: [], selectionText: "" };
const names = (items: ReturnType<typeof contextMenu>) => items.map(({ label, role, type }) => label ?? role ?? type);

test("a misspelled word has suggestions, and can be learned", () => {
  const menu = contextMenu({ ...facts, misspelledWord: "wach", dictionarySuggestions: ["watch", "wash"] }, actions);
  expect(names(menu)).toEqual(["watch", "wash", "Add to Dictionary", "separator", "cut", "copy", "paste", "selectAll"]);
  (menu[0]?.click as () => void)();
  expect(actions.replace).toHaveBeenCalledWith("watch");
  (menu[2]?.click as () => void)();
  expect(actions.learn).toHaveBeenCalledWith("wach");
});

test("offers what fits a word without suggestions, a read-only text, and no text", () => {
  expect(names(contextMenu({ ...facts, misspelledWord: "xqz" }, actions))[0]).toBe("No suggestions");
  expect(names(contextMenu({ ...facts, isEditable: false, selectionText: "a watch" }, actions))).toEqual(["copy"]);
  expect(contextMenu({ ...facts, isEditable: false }, actions)).toEqual([]);
});

test.each([
  [
    ["de-DE", "en-GB"],
    ["de", "en-US", "en-GB"],
    ["de", "en-GB"],
  ],
  [["xx"], ["de", "en-US"], ["en-US"]],
  [["de-DE", "de-AT"], ["de"], ["de"]],
  [[], [], []],
])("checks %j with the dictionaries %j in %j", (system, available, expected) => {
  expect(spellLanguages(system, available)).toEqual(expected);
});
