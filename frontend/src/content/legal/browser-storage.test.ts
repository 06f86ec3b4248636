import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_STORAGE } from "./browser-storage";

const SOURCES = join(process.cwd(), "frontend/src");

test("the cookies page names every key that the website stores", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|legal\/browser-storage/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"));
  const names = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""));
  // Broadcast channels store nothing.
  const channels = new Set(names(/tabNews\("([^"]+)"/g));
  const keys = new Set(names(/"(earshot\.[\w.-]+)"/g).filter((name) => !channels.has(name)));
  const listed = BROWSER_STORAGE.flatMap((row) => row.keys);
  expect([...listed].sort()).toEqual([...keys].sort());
  expect(new Set(listed).size).toBe(listed.length);
});
