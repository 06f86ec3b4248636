import fc from "fast-check";
import { DomainError } from "../shared/domain-error.js";
import { freeListName, LIST_NAME_MAX, parseListName } from "./list.js";

test.each([
  ["To Pitch", "To Pitch"],
  ["  To   Pitch \n", "To Pitch"],
  ["a\tb\r\nc", "a b c"],
  ["Cafe\u0301", "Café"],
  ["a\u202eb\ufeff", "ab"],
  ["Ада 🎧", "Ада 🎧"],
])("the name %j is stored as %j", (given, stored) => {
  expect(parseListName(given)).toBe(stored);
});

test("upper and lower case are different names", () => {
  expect(parseListName("Pitch")).not.toBe(parseListName("pitch"));
});

test("refuses a blank name, and states the length of one over a hundred characters", () => {
  for (const blank of ["", " ", "\n\t", "\u202e", "\ufeff "]) {
    expect(() => parseListName(blank)).toThrow(expect.objectContaining({ code: "list.blank-name" }) as Error);
  }
  expect(parseListName("😀".repeat(LIST_NAME_MAX))).toHaveLength(200);
  expect(() => parseListName("😀".repeat(LIST_NAME_MAX + 1))).toThrow("at most 100 characters");
});

test("merges spaces with only an invisible character between them", () => {
  expect(parseListName("To \u0000 Pitch")).toBe("To Pitch");
});

test("an accepted name is stored unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 90 }), (given) => {
      let name: string;
      try {
        name = parseListName(given);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        return;
      }
      expect(parseListName(name)).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
    }),
  );
});

test("gives a taken name the first free number within the maximum length", () => {
  expect(freeListName("Pitch", ["Pitch"])).toBe("Pitch (2)");
  expect(freeListName("Pitch", ["Pitch", "Pitch (2)", "pitch (3)"])).toBe("Pitch (3)");
  const long = freeListName("🎧".repeat(LIST_NAME_MAX), []);
  expect(parseListName(long)).toBe(long);
  expect([...long]).toHaveLength(LIST_NAME_MAX);
});
