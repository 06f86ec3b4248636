import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const GIVEN = ["electron", ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/** Turns CommonJS `require` into imports, because the packaged app has no node_modules. */
const importsRequired = {
  name: "imports-required",
  enforce: /** @type {const} */ ("pre"),
  transform(/** @type {string} */ code) {
    const names = new Set();
    const inside = code.replaceAll(
      /createRequire\(import\.meta\.url\)\("([\w@/-]+)"\)/g,
      (_, /** @type {string} */ name) => {
        names.add(name);
        return `required_${name.replaceAll(/\W/g, "_")}`;
      },
    );
    const imports = [...names].map((name) => `import * as required_${name.replaceAll(/\W/g, "_")} from "${name}";\n`);
    return names.size === 0 ? undefined : imports.join("") + inside;
  },
};

/**
 * Bundles one entry of the app, with its packages, into one file of a folder.
 * @param {string} entry
 * @param {"es" | "cjs"} format
 * @param {string} file
 * @param {string} folder
 */
export async function bundle(entry, format, file, folder) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [importsRequired],
    resolve: { conditions: ["node"] },
    ssr: { noExternal: true, external: ["electron"] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: join(ROOT, entry),
      target: "node24",
      minify: false,
      sourcemap: false,
      rolldownOptions: { external: GIVEN, output: { format, entryFileNames: file, codeSplitting: false } },
    },
  });
}

/**
 * Bundles the app's other programs, each as a file next to the main bundle: one process makes the offline catalogue, one reads it, and
 * threads of the second search it.
 */
export async function bundleOthers(/** @type {string} */ folder) {
  await bundle("src/catalogue/catalogue-maker.utility.ts", "es", "catalogue-maker.js", folder);
  await bundle("src/catalogue/catalogue-reader.utility.ts", "es", "catalogue-reader.js", folder);
  await bundle("../backend/src/catalogue/local/search/threads/search-worker.ts", "es", "search-worker.js", folder);
}
