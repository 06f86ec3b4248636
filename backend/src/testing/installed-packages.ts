import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const execute = promisify(execFile);

/** The environment without the variables that npm sets for the project whose tests it runs. */
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/**
 * An empty folder into which packages are installed as users would install them: from the files that npm packs of these folders of
 * the project. No registry is used, so the packages that they need must be listed too. `run` starts a program in the folder.
 */
export async function installedPackages(...folders: readonly string[]) {
  const base = await mkdtemp(join(tmpdir(), "earshot-packages-"));
  const [packed, folder] = [join(base, "packed"), join(base, "project")];
  await mkdir(packed);
  await mkdir(folder);
  const npm = (args: readonly string[]) =>
    execute("npm", [...args, "--cache", join(base, "cache"), "--offline", "--loglevel=error"], {
      cwd: folder,
      env: ENV,
    });
  await npm(["pack", "--ignore-scripts", "--pack-destination", packed, ...folders.map((one) => join(ROOT, one))]);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  const files = (await readdir(packed)).map((name) => join(packed, name));
  await npm(["install", "--no-audit", "--no-fund", "--ignore-scripts", ...files]);
  return {
    folder,
    write: (name: string, text: string) => writeFile(join(folder, name), text),
    run: (program: string, ...args: readonly string[]) => execute(program, args, { cwd: folder, env: ENV }),
    remove: () => rm(base, { recursive: true, force: true }),
  };
}
