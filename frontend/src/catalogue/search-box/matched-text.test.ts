import fc from "fast-check";
import { matchedParts } from "./matched-text";

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Signal at Dusk", "sig", "[Sig]nal at Dusk"],
  ["Signal at Dusk", "dusk sig", "[Sig]nal at [Dusk]"],
  ["Histórias de poltronas", "histo", "[Histó]rias de poltronas"],
  ["The Night's Table", "nights", "The [Night's] Table"],
  ["Resignal", "sig", "Resignal"],
  ["Salt", "", "Salt"],
  ["", "salt", ""],
])("%p with %p typed shows %p", (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown);
});

test("the parts are always the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 10 }),
      (text, typed) => {
        expect(
          matchedParts(text, typed)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
