import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tarball } from "./tarball.ts";

const ROOT = join(import.meta.dirname, "../..");
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-tarball-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(["backend/client", "backend/mcp-stdio"])("the tarball of %s has what npm packs", (name) => {
  const file = join(folder, "ours.tgz");
  writeFileSync(file, tarball(join(ROOT, name)));
  const contentsOf = (path: string) => {
    const given = execFileSync("npm", ["pack", path, "--dry-run", "--json", "--ignore-scripts", "--offline"], {
      ...{ cwd: folder, env: ENV, encoding: "utf8" },
    });
    const [packed] = JSON.parse(given) as [{ files: { path: string; size: number }[] }];
    return packed.files.map(({ path: one, size }) => [one, size]).toSorted();
  };
  const files = contentsOf(file);
  expect(files.length).toBeGreaterThan(2);
  expect(files).toEqual(contentsOf(join(ROOT, name)));
});

test("npm installs the program from its tarball", () => {
  writeFileSync(join(folder, "earshot-mcp.tgz"), tarball(join(ROOT, "backend/mcp-stdio")));
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "./earshot-mcp.tgz"], {
    cwd: folder,
    env: ENV,
  });
  const program = join(folder, "node_modules/.bin/mcp");
  const { status, stderr } = spawnSync(program, { encoding: "utf8", env: { PATH: process.env.PATH } });
  expect([status, stderr]).toEqual([2, "Set EARSHOT_API_KEY to an API key from your account page.\n"]);
});
