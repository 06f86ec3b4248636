import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "earshot-mcp.mjs";
const PROGRAM = fileURLToPath(new URL(`../backend/mcp-stdio/${NAME}`, import.meta.url));

/** Adds the program that connects AI assistants to the website's files, for people without a copy of the project. */
export function mcpProgram(): Plugin {
  return {
    name: "earshot-mcp-program",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: readFileSync(PROGRAM) });
    },
  };
}
