import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The Node.js that npm installed for the project. If there is none for this platform, the current one, provided that it is new enough. */
export function bundledNode() {
  const bundled = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(bundled)) return bundled;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `The package "node" could not be installed, and this Node (${process.versions.node}) is older than 22.18.`,
  );
}

/** The environment for everything that the project starts: its own Node.js and programs come first. */
export function environment() {
  const path = [join(ROOT, "node_modules", "node", "bin"), join(ROOT, "node_modules", ".bin"), process.env.PATH];
  return { ...process.env, PATH: path.filter(Boolean).join(delimiter) };
}
