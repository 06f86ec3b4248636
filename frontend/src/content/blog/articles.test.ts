import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOG_POSTS } from "@earshot/domain/site/blog-posts";
import { articleHtml } from "../../../blog-articles";

const FOLDER = join(process.cwd(), "frontend/content/blog");
const textOf = (id: string) => readFileSync(join(FOLDER, `${id}.md`), "utf8");

test("every article has its text, and every text its article", () => {
  const texts = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ""));
  expect(texts.sort()).toEqual(BLOG_POSTS.map(({ id }) => id).sort());
});

test.each(BLOG_POSTS.map(({ id }) => id))("%s is of a useful length and has parts", (id) => {
  const words = textOf(id).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1_200);
  const headings = [...articleHtml(textOf(id), id).matchAll(/<h2 id="([^"]+)">/g)].map(([, anchor]) => anchor);
  expect(headings.length).toBeGreaterThanOrEqual(2);
  expect(new Set(headings).size).toBe(headings.length);
});

test.each([
  ["markup", "A <b>word</b>."],
  ["a picture", "![x](/x.png)"],
  ["a heading of the first level", "# Title"],
  ["a link to javascript:alert(1)", "[x](javascript:alert(1))"],
  ["a link to //elsewhere.example", "[x](//elsewhere.example)"],
])("%s in an article stops the build", (what, text) => {
  expect(() => articleHtml(text, "draft")).toThrow(`The article draft contains ${what}`);
});
