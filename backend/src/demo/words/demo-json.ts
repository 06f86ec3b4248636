import { readFileSync } from "node:fs";

/** The folder `backend/demo`. The compiled file is one folder deeper than its source. */
export const DEMO_FOLDER = new URL(
  import.meta.url.endsWith(".js") ? "../../../../demo/" : "../../../demo/",
  import.meta.url,
);

/** The text of a file in `backend/demo`. */
export function demoFile(name: string): string {
  return readFileSync(new URL(name, DEMO_FOLDER), "utf8");
}

/** The content of a JSON file in `backend/demo`. Its structure is not checked: the file is ours, and tests generate the whole demo. */
export function demoJson<Content>(name: string): Content {
  return JSON.parse(demoFile(name)) as Content;
}
