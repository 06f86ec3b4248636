import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readChangelog } from "../domain/src/site/changelog.ts";

const CHANGELOG = fileURLToPath(new URL("../docs/changelog.md", import.meta.url));
const NAME = "virtual:changelog";
const RESOLVED = `\0${NAME}`;

/** Provides `import releases from "virtual:changelog"`: docs/changelog.md without the part for operators. */
export function changelog(): Plugin {
  return {
    name: "earshot-changelog",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(CHANGELOG);
      return `export default ${JSON.stringify(readChangelog(readFileSync(CHANGELOG, "utf8")))};`;
    },
  };
}
