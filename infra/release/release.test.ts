import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";
import { lastRelease, schemaNames } from "./tagged-version.ts";

// What the steps of a release must not leave behind (docs/recipes.md).

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readJson = <Content>(file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Content;
const product = readJson<Manifest>("package.json");
const folders = ["", "backend/client", ...(product.workspaces ?? [])];

test("every package, its dependencies and the lock file have the product's version", () => {
  const { packages } = readJson<{ packages: Record<string, Manifest> }>("package-lock.json");
  const manifests = [
    ...folders.map(
      (folder) => [join(folder, "package.json"), readJson<Manifest>(join(folder, "package.json"))] as const,
    ),
    ...["", ...(product.workspaces ?? [])].map((folder) => [`package-lock.json: ${folder}`, packages[folder]] as const),
  ];
  const versions = manifests.flatMap(([where, manifest]) => {
    const asked = Object.entries({ ...manifest?.dependencies, ...manifest?.devDependencies });
    return [
      `${where} ${manifest?.version}`,
      ...asked.filter(([name]) => name.startsWith("@earshot/")).map(([name, version]) => `${where} ${name} ${version}`),
    ];
  });
  expect(versions.length).toBeGreaterThan(manifests.length);
  expect(versions.filter((line) => !line.endsWith(` ${product.version}`))).toEqual([]);
});

test("the newest release of the changelog is the version of the packages, with its day", () => {
  const headings = [...readFileSync(join(ROOT, "docs/changelog.md"), "utf8").matchAll(/^## (.+)$/gm)].map(
    ([, text]) => text,
  );
  const [newest = ""] = headings.filter((text) => text !== "Not released yet");
  expect(newest).toMatch(/^\d+\.\d+\.\d+ \([A-Z][a-z]+ \d{1,2}, 20\d\d\)$/);
  expect(newest.split(" ")[0]).toBe(product.version);
  expect(headings.lastIndexOf("Not released yet")).toBeLessThanOrEqual(0);
});

test("an archive of the released schema is kept", () => {
  const number = schemaNames().released?.slice(-4);
  const archives = readdirSync(join(ROOT, "backend/src/backup/earlier-archives"));
  expect(archives).toContain(`schema-${number}.tar`);
});

const release = lastRelease();
if (release === undefined) console.warn("RELEASED is not compared: git knows no history here.");
(release === undefined ? test.skip : test)("RELEASED is the newest migration of the last release", () => {
  expect([release, schemaNames().released]).toEqual([release, schemaNames(release).newest]);
});

const hasGit = spawnSync("git", ["--version"]).status === 0;
(hasGit ? describe : describe.skip)("the version before", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-tags-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function git(...words: readonly string[]): void {
    const author = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.org" };
    const committer = { GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@example.org" };
    const { status, stderr } = spawnSync("git", words, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...author, ...committer },
      encoding: "utf8",
    });
    expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  }
  const commit = () => git("commit", "--quiet", "--allow-empty", "--message", "Change");

  test("is unknown without a repository, without a tag, and at the first tag itself", () => {
    expect(lastRelease(join(folder, "missing"))).toBeUndefined();
    git("init", "--quiet");
    expect(lastRelease(folder)).toBeUndefined();
    commit();
    expect(lastRelease(folder)).toBeUndefined();
    git("tag", "--annotate", "v0.1.0", "--message", "Earshot 0.1.0");
    expect(lastRelease(folder)).toBeUndefined();
  });

  test("is the newest tag before this commit on its branch", () => {
    git("init", "--quiet");
    for (const name of ["v0.9.0", "v0.10.0", "votes"]) {
      commit();
      git("tag", name);
    }
    git("checkout", "--quiet", "-b", "other");
    commit();
    git("tag", "v0.12.0");
    git("checkout", "--quiet", "-");
    expect(lastRelease(folder)).toBe("v0.10.0");
    git("tag", "v0.11.0");
    expect(lastRelease(folder)).toBe("v0.10.0");
    commit();
    expect(lastRelease(folder)).toBe("v0.11.0");
  });

  test("without tags, is the commit that set RELEASED, unless the clone is shallow", () => {
    git("init", "--quiet");
    mkdirSync(join(folder, "backend/migrations"), { recursive: true });
    const head = () => spawnSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).stdout.trim();
    const hashes = ["One", "Two", "Two"].map((released, nth) => {
      const file = join(folder, "backend/migrations/index.ts");
      writeFileSync(file, `// Change ${nth}\nexport const RELEASED = "${released}";\n`);
      git("add", ".");
      commit();
      return head();
    });
    expect(lastRelease(folder)).toBe(hashes[1]);
    git("clone", "--quiet", "--depth=1", `file://${folder}`, join(folder, "shallow"));
    expect(lastRelease(join(folder, "shallow"))).toBeUndefined();
    git("tag", "v0.1.0", hashes[0]!);
    expect(lastRelease(folder)).toBe("v0.1.0");
  });
});
