import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AfterPackContext } from "electron-builder";
import { builderConfig } from "./builder-config.js";

let appOutDir: string;
beforeEach(() => (appOutDir = mkdtempSync(join(tmpdir(), "earshot-fuses-"))));
afterEach(() => rmSync(appOutDir, { recursive: true, force: true }));

/** The packager's last step before the app is signed, for a binary with this content. */
async function afterPack(binary: string): Promise<void> {
  writeFileSync(join(appOutDir, "earshot"), binary, "latin1");
  const { afterPack } = builderConfig({ out: appOutDir });
  if (typeof afterPack !== "function") throw new Error("The packager has no last step.");
  await afterPack({ appOutDir, electronPlatformName: "linux" } as AfterPackContext);
}

const MARKER = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
const fuses = (states: string) => `...${MARKER}\u0001${String.fromCharCode(states.length)}${states}...`;

test("sets the fuses of a binary, and refuses one with an unknown fuse or without fuses", async () => {
  await afterPack(fuses("101100011"));
  await expect(afterPack(fuses("1011000111"))).rejects.toThrow(/fuse/i);
  await expect(afterPack("no fuses")).rejects.toThrow(/sentinel|fuse/i);
});
