import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NAMES: Readonly<Record<string, string>> = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  win32: "electron.exe",
};

/**
 * The Electron binary on this machine: in ELECTRON_OVERRIDE_DIST_PATH, otherwise in the package electron; undefined if there is none. Never
 * downloads it.
 */
export function electronBinary(
  packageFolder: string,
  override: string | undefined,
  platform: string = process.platform,
): string | undefined {
  const known = join(packageFolder, "path.txt");
  const name = existsSync(known) ? readFileSync(known, "utf8").trim() : (NAMES[platform] ?? "electron");
  const binary = join(override ?? join(packageFolder, "dist"), name);
  return existsSync(binary) ? binary : undefined;
}
