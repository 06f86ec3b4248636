import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

test("names what is missing if a folder has no Electron binary", () => {
  const program = fileURLToPath(new URL("desktop.ts", import.meta.url));
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: "/nowhere" };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: "utf8" });
  expect(stderr).toContain("The Electron binary is missing");
  expect(status).toBe(1);
});
