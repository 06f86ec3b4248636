import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

test("V8 has the flags that the service sets: it would ignore others with a message", () => {
  const main = readFileSync(join(import.meta.dirname, "main.ts"), "utf8");
  const flags = [...main.matchAll(/setFlagsFromString\("([^"]+)"\)/g)].map(([, flag = ""]) => flag);
  expect(flags).toHaveLength(1);
  expect(spawnSync(process.execPath, [...flags, "--eval", ""]).stderr.toString()).toBe("");
});
