import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NAMES: Readonly<Record<string, string>> = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  win32: "electron.exe",
};

/**
 * Electron's binary on this machine: in ELECTRON_OVERRIDE_DIST_PATH, else in the package electron. undefined: there is none.
 * Never downloads.
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
