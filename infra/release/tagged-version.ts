import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPILER } from "../bootstrap/build.mjs";
import { ROOT } from "../server-process.ts";

const MIGRATIONS = "backend/migrations/index.ts";
const RELEASED_LINE = /^export const RELEASED = "(\w+)";$/m;

/**
 * The previous version: the last release tag before this commit, or in a clone without tags the commit that set `RELEASED`, which has the
 * released schema. undefined without history. A tag on this commit does not count.
 */
export function lastRelease(folder = ROOT): string | undefined {
  const before = ["--merged", "HEAD", "--no-contains", "HEAD"];
  const { status, stdout } = git(folder, "tag", "--list", "v[0-9]*", ...before, "--sort=-version:refname");
  const [tag] = status === 0 ? stdout.split("\n") : [];
  return tag || releaseCommit(folder);
}

function releaseCommit(folder: string): string | undefined {
  const file = join(folder, MIGRATIONS);
  const line = existsSync(file) ? RELEASED_LINE.exec(readFileSync(file, "utf8"))?.[0] : undefined;
  // A shallow clone's oldest commit seems to have set it.
  if (line === undefined || git(folder, "rev-parse", "--is-shallow-repository").stdout.trim() !== "false")
    return undefined;
  return git(folder, "log", "-1", "--format=%H", `-S${line}`, "--", MIGRATIONS).stdout.trim() || undefined;
}

/** A schema, by the names of its migrations: the newest one, and the newest one of the previous version. */
export type SchemaNames = { readonly newest: string | undefined; readonly released: string | undefined };

/** The schema in `backend/migrations/index.ts`, either here or at a tag or commit. */
export function schemaNames(at?: string): SchemaNames {
  const text =
    at === undefined ? readFileSync(join(ROOT, MIGRATIONS), "utf8") : git(ROOT, "show", `${at}:${MIGRATIONS}`).stdout;
  return {
    // Older versions have them in an indented list.
    newest: [...text.matchAll(/^(?: {2}|export \{ )(\w+\d{13})\b/gm)]
      .flatMap(([, name]) => name ?? [])
      .toSorted((a, b) => Number(a.slice(-13)) - Number(b.slice(-13)))
      .at(-1),
    released: RELEASED_LINE.exec(text)?.[1],
  };
}

function git(folder: string, ...words: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  const { status, stdout } = spawnSync("git", words, { cwd: folder, encoding: "utf8" });
  // Without the program, there is no output at all.
  return { status, stdout: stdout ?? "" };
}

export type TaggedVersion = { readonly main: string; remove(): void };

/** Builds the backend of a tag or commit in a separate folder, with its own packages, as the image does. */
export function buildTagged(release: string): TaggedVersion {
  const folder = join(mkdtempSync(join(tmpdir(), "earshot-release-")), "version");
  run("git", ["worktree", "add", "--detach", folder, release], ROOT);
  const remove = () => {
    run("git", ["worktree", "remove", "--force", folder], ROOT);
    rmSync(join(folder, ".."), { recursive: true, force: true });
  };
  try {
    const packages = ["--omit=dev", "--workspace=@earshot/domain", "--workspace=@earshot/backend"];
    run("npm", ["install", ...packages, "--no-save", "--no-audit", "--no-fund", "--prefer-offline"], folder);
    const site = join(ROOT, "frontend/dist");
    if (existsSync(site)) symlinkSync(site, join(folder, "frontend/dist"));
    run(process.execPath, [join(ROOT, COMPILER), "-b", "backend"], folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { main: join(folder, "backend/dist/src/main.js"), remove };
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stdout + stderr}`);
}
