import { COMMENT_MAX, parseComment } from "./comment.js";

test("a comment is trimmed plain text with its line breaks", () => {
  expect(parseComment("  Ask for\n<b>June</b> ")).toBe("Ask for\n<b>June</b>");
  expect(parseComment("🎙".repeat(COMMENT_MAX))).toHaveLength(2 * COMMENT_MAX);
  for (const text of ["", " \n ", "a".repeat(COMMENT_MAX + 1), "\ud800"])
    expect(() => parseComment(text)).toThrow(expect.objectContaining({ code: "comment.text" }) as Error);
});
