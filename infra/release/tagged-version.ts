import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

/**
 * The last release tag before this commit; undefined if there is none, as in a clone without tags or history. A tag on this commit does not
 * count.
 */
export function lastRelease(folder = ROOT): string | undefined {
  const before = ["--merged", "HEAD", "--no-contains", "HEAD"];
  const { status, stdout } = git(folder, "tag", "--list", "v[0-9]*", ...before, "--sort=-version:refname");
  const [tag] = status === 0 ? stdout.split("\n") : [];
  return tag || undefined;
}

/** A schema, by the names of its migrations: the newest one, and the newest one of the previous version. */
export type SchemaNames = { readonly newest: string | undefined; readonly released: string | undefined };

/** The schema in `backend/migrations/index.ts`, either here or at a tag. */
export function schemaNames(tag?: string): SchemaNames {
  const file = "backend/migrations/index.ts";
  const text = tag === undefined ? readFileSync(join(ROOT, file), "utf8") : git(ROOT, "show", `${tag}:${file}`).stdout;
  return {
    newest: [...text.matchAll(/^ {2}(\w+\d{13}),$/gm)].at(-1)?.[1],
    released: /^export const RELEASED = "(\w+)";$/m.exec(text)?.[1],
  };
}

function git(folder: string, ...words: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync("git", words, { cwd: folder, encoding: "utf8" });
}

export type TaggedVersion = { readonly main: string; remove(): void };

/** Builds a release's backend in a separate folder, with the packages installed here. */
export function buildTagged(tag: string): TaggedVersion {
  const folder = join(mkdtempSync(join(tmpdir(), "earshot-release-")), "version");
  run("git", ["worktree", "add", "--detach", folder, tag], ROOT);
  const remove = () => {
    run("git", ["worktree", "remove", "--force", folder], ROOT);
    rmSync(join(folder, ".."), { recursive: true, force: true });
  };
  try {
    borrowPackages(folder);
    run(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-b", "backend"], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { main: join(folder, "backend/dist/src/main.js"), remove };
}

/** Links all packages except the product's own ones, which must be those of the release. */
function borrowPackages(folder: string): void {
  const [here, there] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(there, "@earshot"), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== "@earshot" && name !== ".cache") symlinkSync(join(here, name), join(there, name));
  for (const name of readdirSync(join(here, "@earshot")))
    if (existsSync(join(folder, name))) symlinkSync(join(folder, name), join(there, "@earshot", name));
  const site = join(ROOT, "frontend/dist");
  if (existsSync(site)) symlinkSync(site, join(folder, "frontend/dist"));
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stdout + stderr}`);
}
