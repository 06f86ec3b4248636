import { builtinModules } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../server-process.ts";
import { TARGETS } from "./build.mjs";

/** Files outside of the app's folder that its bundle contains, according to the imports of its own files. */
function bundledFromElsewhere(): string[] {
  const folder = join(ROOT, "desktop");
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => /^(?:src\/.*\.ts|[\w-]+\.mjs)$/.test(file) && !/\.test\.ts$|^src\/testing\//.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(join(folder, file), "utf8").replaceAll(/import type [^;]+;/g, "");
    const named = [...code.matchAll(/"((?:\.\.\/)+(?:backend|frontend|domain)\/[^"]+)"/g)].map(([, name]) => name!);
    // Paths in bundle.mjs are relative to the app's folder.
    return named.map((name) => relative(ROOT, join(folder, file.startsWith("src/") ? join(file, "..") : "", name)));
  });
}

test("a change to anything in the desktop app's bundle rebuilds it", () => {
  const bundled = bundledFromElsewhere();
  expect(bundled.filter((file) => file.startsWith("backend/src/")).length).toBeGreaterThan(10);
  const { sources } = TARGETS.desktop;
  const missing = bundled.filter(
    (file) => !sources.some((source) => `${file}/`.startsWith(source.replace(/\.vite$/, ""))),
  );
  expect(missing).toEqual([]);
});

/** The packages that a package.json requires for every installation, including one without development packages. */
function packagesOf(folder: string): readonly string[] {
  const file = readFileSync(join(ROOT, folder, "package.json"), "utf8");
  return Object.keys((JSON.parse(file) as { dependencies?: Record<string, string> }).dependencies ?? {});
}

/** The packages that a file imports, except for types. */
function importedBy(file: string): string[] {
  const code = readFileSync(join(ROOT, file), "utf8").replaceAll(/import type [^;]+;/g, "");
  const names = [...code.matchAll(/from "((?:@[\w-]+\/)?[\w-]+)[^":]*"/g)].map(([, name]) => name!);
  return names.filter((name) => !builtinModules.includes(name));
}

test("what `npm start` builds and runs with needs no development package", () => {
  const programs = ["server", "site"].map((name) => TARGETS[name as "server" | "site"].run[0]!.split("/")[1]!);
  const site = TARGETS.site.sources.filter((source) => source.endsWith(".ts")).flatMap(importedBy);
  expect(site).toEqual(expect.arrayContaining(["vite", "marked", "shiki"]));

  const installed = ["", "infra", "frontend"].flatMap(packagesOf);
  expect(["node", ...programs, ...site].filter((name) => !installed.includes(name))).toEqual([]);
});
