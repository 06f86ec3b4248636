import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

const FOLDER = join(ROOT, "docs/decisions");

test("each decision record has the status and date of the index", () => {
  const index = readFileSync(join(FOLDER, "README.md"), "utf8");
  const rows = [...index.matchAll(/^\| \[\d+\]\(([\w-]+\.md)\) +\| [^|]+ \| ([^|]+?) +\| ([\d-]+) +\|$/gm)];
  const stated = Object.fromEntries(rows.map(([, file, status, date]) => [file, `${status}, ${date}`]));
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const own = Object.fromEntries(
    files.map((file) => {
      const [, status = "", date = ""] =
        /^Status: (.+?), (\d{4}-\d\d-\d\d)/m.exec(readFileSync(join(FOLDER, file), "utf8")) ?? [];
      return [file, `${status.replace(/\[decision (\d+)\]\([^)]*\)/, "$1")}, ${date}`];
    }),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(own).toEqual(stated);
});
