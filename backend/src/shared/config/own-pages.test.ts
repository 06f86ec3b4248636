import { readConfig } from "./config.js";
import { readOwnPages } from "./own-pages.js";

const database = { DATABASE_URL: "postgres://someone@127.0.0.1/earshot" };
const given = (SOCIAL_LINKS: string) => readConfig({ ...database, SOCIAL_LINKS }).ownPages;

test("the pages keep the operator's order, each once", () => {
  expect(given("https://www.youtube.com/@earshot, https://A.example,https://a.example/,")).toEqual([
    "https://www.youtube.com/@earshot",
    "https://a.example/",
  ]);
});

test("accepts spaces and commas as separators", () => {
  expect(given(" https://a.example/  https://b.example/,\nhttps://c.example/ ")).toEqual([
    "https://a.example/",
    "https://b.example/",
    "https://c.example/",
  ]);
  expect(() => given("https://a b.example/")).toThrow("SOCIAL_LINKS: b.example/: not a complete https address");
});

test("has no pages without the setting", () => {
  expect(readConfig(database).ownPages).toEqual([]);
  expect(given(" , ")).toEqual([]);
});

test.each([
  "http://x.com/earshot",
  "//x.com/earshot",
  "x.com/earshot",
  "@earshot",
  "javascript:alert(1)",
  "data:text/html;x",
  "https:x.com/earshot",
  "https:///x.com/earshot",
  "https://",
  "https://user@x.com/earshot",
  "https://:secret@x.com/earshot",
  `https://x.com/${"a".repeat(300)}`,
])("SOCIAL_LINKS=%s is refused", (wrong) => {
  expect(() => given(`https://x.com/earshot,${wrong}`)).toThrow(`SOCIAL_LINKS: ${wrong}: not a complete https address`);
});

test("accepts at most five pages", () => {
  const pages = (count: number) => Array.from({ length: count }, (_, at) => `https://x.com/page${at}`).join();
  expect(readOwnPages(pages(5))).toMatchObject({ addresses: { length: 5 }, faults: [] });
  expect(() => given(pages(6))).toThrow("SOCIAL_LINKS: 6 addresses, at most 5");
});
