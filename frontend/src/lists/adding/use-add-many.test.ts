import { addedText } from "./use-add-many";

const none = { added: 0, alreadyThere: 0, unknown: [], undoId: null };

test.each([
  [{ ...none, added: 10, undoId: "u" }, "Added 10 shows to To Pitch"],
  [{ ...none, added: 1, alreadyThere: 1, undoId: "u" }, "Added 1 show to To Pitch, 1 was already there"],
  [{ ...none, alreadyThere: 12 }, "Nothing added to To Pitch, 12 were already there"],
  [{ ...none, added: 2, unknown: ["9"], undoId: "u" }, "Added 2 shows to To Pitch, 1 no longer in the catalogue"],
])("summarizes added and existing shows: %#", (added, text) => {
  expect(addedText(added, "To Pitch")).toBe(text);
});
