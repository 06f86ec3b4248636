import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { tarball } from "../infra/packaging/tarball.ts";

const BACKEND = fileURLToPath(new URL("../backend/", import.meta.url));
const PROGRAM = "earshot-mcp.mjs";

/**
 * Adds the API's client and the program that connects AI assistants to the website's files, for people without a copy of the project:
 * npm installs packages from a URL.
 */
export function publishedPackages(): Plugin {
  return {
    name: "earshot-published-packages",
    generateBundle() {
      const add = (fileName: string, source: Buffer) => this.emitFile({ type: "asset", fileName, source });
      add(PROGRAM, readFileSync(join(BACKEND, "mcp-stdio", PROGRAM)));
      add("earshot-mcp.tgz", tarball(join(BACKEND, "mcp-stdio")));
      add("earshot-client.tgz", tarball(join(BACKEND, "client")));
    },
  };
}
