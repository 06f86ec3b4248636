import { chaptersIn } from "./chapters-file.js";

const file = (chapters: unknown) => JSON.stringify({ version: "1.2.0", chapters });

test("chapters are in order; those without content are left out", () => {
  const chapters = [
    { startTime: 60.5, title: "  Second\n<b>part</b> ", url: "https://a.example/2", img: "https://a.example/2.jpg" },
    { startTime: 0, title: "First", url: "javascript:alert(1)" },
    { startTime: 70, title: "A picture", toc: false },
    { startTime: -1, title: "Before" },
    { startTime: "80", title: "As text" },
    { title: "Never" },
    { startTime: 90, title: "   " },
    null,
  ];
  expect(chaptersIn(file(chapters))).toEqual([
    { at: 0, title: "First" },
    { at: 60.5, title: "Second part", href: "https://a.example/2" },
  ]);
});

test.each(["", "<html>", "[]", "{}", file("no list"), "null", '{"chapters":{}}'])("%p has no chapters", (text) => {
  expect(chaptersIn(text)).toBeUndefined();
});

test("keeps 500 of ten thousand chapters", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ startTime: at, title: `${at}` }));
  expect(chaptersIn(file(many))).toHaveLength(500);
});
