import { parseVoice, parseWords } from "./parse-words.js";

describe("word lists", () => {
  it("reads subjects, written shows, descriptions and frames by category", () => {
    const words = parseWords(`
      # Arts
      @Books | Ink, Prose | small presses; a lost page
      Spine Out = Two booksellers argue. One wins = rarely.
      - What people read.
      % {given} Reads
      # Fiction
      ! Letters from {place2}
      @- | Salt | low tide
    `);
    expect([...words.keys()]).toEqual(["Arts", "Fiction"]);
    expect(words.get("Arts")).toEqual({
      subjects: [
        {
          category: "Arts",
          subcategory: "Books",
          words: ["Ink", "Prose"],
          things: ["small presses", "a lost page"],
          shows: [{ title: "Spine Out", about: "Two booksellers argue. One wins = rarely." }],
          abouts: ["What people read."],
        },
      ],
      frames: ["{given} Reads"],
      onlyOwnFrames: false,
    });
    expect(words.get("Fiction")).toMatchObject({ frames: ["Letters from {place2}"], onlyOwnFrames: true });
    expect(words.get("Fiction")?.subjects[0]?.subcategory).toBeUndefined();
  });

  it("refuses a line that it cannot place", () => {
    expect(() => parseWords("# Arts\nno equals sign")).toThrow("no subject for: no equals sign");
    expect(() => parseWords("# Arts\n@Books | only words")).toThrow("not a subject");
    expect(() => parseWords("# Arts\n@- | a | b\nneither")).toThrow("neither a show nor a description");
  });
});

describe("voices", () => {
  it("reads lists in one line, frames on lines of their own, and quoted text with its spaces", () => {
    expect(parseVoice('[given] Ada, Omar\n[and] " and "\n[titles]\nOn {N}\nAfter {N}, {M}')).toEqual({
      given: ["Ada", "Omar"],
      and: [" and "],
      titles: ["On {N}", "After {N}, {M}"],
    });
  });

  it("refuses lines before the first section", () => {
    expect(() => parseVoice("On {N}")).toThrow("no section for: On {N}");
  });
});
