import fc from "fast-check";
import { noteBlocks, noteText } from "./note-text";

test("paragraphs, line breaks, bold words and links keep their order", () => {
  expect(
    noteBlocks('<p>We talk about <b>pricing</b> &amp; people.</p><p>See <a href="https://example.org/a">notes</a></p>'),
  ).toEqual([
    {
      kind: "paragraph",
      parts: [
        { kind: "text", text: "We talk about " },
        { kind: "strong", text: "pricing" },
        { kind: "text", text: " & people." },
      ],
    },
    {
      kind: "paragraph",
      parts: [
        { kind: "text", text: "See " },
        { kind: "link", text: "notes", href: "https://example.org/a" },
      ],
    },
  ]);
});

test("lists stay lists", () => {
  expect(noteBlocks("<ul><li>One</li><li>Two <i>and a half</i></li></ul>")).toEqual([
    {
      kind: "list",
      items: [
        [{ kind: "text", text: "One" }],
        [
          { kind: "text", text: "Two " },
          { kind: "text", text: "and a half" },
        ],
      ],
    },
  ]);
});

test("plain text keeps its paragraphs and its entities are read", () => {
  expect(noteBlocks("Salt &amp; pepper\n\nSecond part").map((block) => block.kind)).toEqual(["paragraph", "paragraph"]);
  expect(noteText("Salt &amp; pepper\n\nSecond part")).toBe("Salt & pepper Second part");
});

test("addresses that are not of the web or of mail are only text", () => {
  for (const href of [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "/relative",
    "",
  ]) {
    expect(noteBlocks(`<a href="${href}">here</a>`)).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "here" }] },
    ]);
  }
});

test("removes scripts, styles and frames", () => {
  expect(
    noteText(
      "a<script>alert(1)</script><style>p{}</style><iframe src=x>inside</iframe><svg><text>drawn</text></svg> b",
    ),
  ).toBe("a b");
});

test("an empty note has no blocks", () => {
  for (const note of ["", "  ", "<p> </p>", "<br><br>", "<ul></ul>"]) expect(noteBlocks(note)).toEqual([]);
});

test("text that was escaped is shown as it was written", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\0/g, "");
      const expected = text
        .replace(/\0/g, "")
        .replace(/ style\s*=.*/g, "")
        .replace(/\s+/g, " ")
        .trim();
      expect(noteText(`<p>${escaped}</p>`)).toBe(expected);
    }),
  );
});
