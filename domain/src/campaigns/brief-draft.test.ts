import { draftTitle, isDraftId, isEmptyDraft } from "./brief-draft.js";

test.each([
  ["d1", true],
  ["3f2a-9_B", true],
  ["x".repeat(64), true],
  ["x".repeat(65), false],
  ["", false],
  ["-d", false],
  ["a/b", false],
  ["a b", false],
  ["ä", false],
])("%j as an id: %s", (id, valid) => {
  expect(isDraftId(id)).toBe(valid);
});

test("spaces alone are an empty draft", () => {
  expect(isEmptyDraft({})).toBe(true);
  expect(isEmptyDraft({ companyName: " \n", campaignBrief: "" })).toBe(true);
  expect(isEmptyDraft({ companyName: "Løp" })).toBe(false);
});

describe("a draft's title", () => {
  test("is the beginning of the brief, on one line", () => {
    expect(draftTitle({ fields: { companyName: "Løp", campaignBrief: " A watch\nfor runners " } })).toBe(
      "A watch for runners",
    );
  });

  test("is cut after 60 characters, never inside a character", () => {
    const title = draftTitle({ fields: { campaignBrief: "🎧".repeat(80) } });
    expect(title).toBe(`${"🎧".repeat(59)}…`);
  });

  test("is the company when there is no brief, and a fixed text when there is neither", () => {
    expect(draftTitle({ fields: { campaignBrief: " ", companyName: "Løp" } })).toBe("Løp");
    expect(draftTitle({ fields: {} })).toBe("Empty brief");
    expect(draftTitle({ fields: { companyName: "Løp", editedPitch: "Hello" } })).toBe("Hello");
  });
});
