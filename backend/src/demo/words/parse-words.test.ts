import { parseVoice, parseWords } from "./parse-words.js";

const words = (text: string) => parseWords([{ name: "en/shows.txt", text }]);
const voice = (text: string) => parseVoice({ name: "en/voice.txt", text });

describe("word lists", () => {
  it("reads subjects, written shows, descriptions and frames by category", () => {
    const found = words(`
      # Arts
      @Books | Ink, Prose | small presses; a lost page
      Spine Out = Two booksellers argue. One wins = rarely.
      - What people read.
      % {given} Reads
      # Fiction
      ! Letters from {place2}
      @- | Salt | low tide
    `);
    expect([...found.keys()]).toEqual(["Arts", "Fiction"]);
    expect(found.get("Arts")).toEqual({
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
    expect(found.get("Fiction")).toMatchObject({ frames: ["Letters from {place2}"], onlyOwnFrames: true });
    expect(found.get("Fiction")?.subjects[0]?.subcategory).toBeUndefined();
  });

  it("reads the files of a language as one, each of which begins with a category", () => {
    const [one, other] = [
      { name: "en/shows-arts.txt", text: "# Arts\n@Books | Ink | a lost page" },
      { name: "en/shows-more.txt", text: "# Comedy\n% {given} Laughs\n# Arts\n@Food | Salt | low tide" },
    ] as const;
    const found = parseWords([one, other]);
    expect([...found.keys()]).toEqual(["Arts", "Comedy"]);
    expect(found.get("Arts")?.subjects.map(({ subcategory }) => subcategory)).toEqual(["Books", "Food"]);
    expect(() => parseWords([one, { ...other, text: "@Food | Salt | low tide" }])).toThrow(
      "en/shows-more.txt:1: no category before",
    );
  });

  it.each([
    ["@- | Salt | low tide", "en/shows.txt:1: no category before: @- | Salt | low tide"],
    ["# Arts\n\nSpine Out = Two booksellers", "en/shows.txt:3: no subject before: Spine Out = Two booksellers"],
    ["# Arts\n@Books | only words", "en/shows.txt:2: not a subject: @Books | only words"],
    ["# Arts\n@- | a | b\n  neither", "en/shows.txt:3: neither a show nor a description: neither"],
  ])("refuses %j and names the line", (text, error) => {
    expect(() => words(text)).toThrow(new SyntaxError(error));
  });
});

describe("voices", () => {
  it("reads lists in one line, frames on lines of their own, and quoted text with its spaces", () => {
    expect(voice('[given] Ada, Omar\n[and] " and "\n[titles]\nOn {N}\nAfter {N}, {M}')).toEqual({
      given: ["Ada", "Omar"],
      and: [" and "],
      titles: ["On {N}", "After {N}, {M}"],
    });
  });

  it.each([
    ["On {N}", "en/voice.txt:1: no section before: On {N}"],
    ["[titles]\nOn {N}\n\n[titles] After", "en/voice.txt:4: the section is already above: [titles] After"],
  ])("refuses %j and names the line", (text, error) => {
    expect(() => voice(text)).toThrow(new SyntaxError(error));
  });
});
