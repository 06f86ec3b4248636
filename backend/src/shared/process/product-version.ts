import { readFileSync } from "node:fs";

/** The version in package.json; "unknown" if the file is missing. */
export function productVersion(): string {
  // The compiled file is one folder deeper than its source.
  for (const path of ["../../../package.json", "../../../../package.json"]) {
    try {
      return (JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return "unknown";
}
