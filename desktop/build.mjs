// Bundles the desktop app into desktop/dist: the main process as an ES module, the preload as one CommonJS file (a
// sandboxed preload may be nothing else), and the built website beside them. Packages are part of the bundle, so the folder
// is the whole app.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const DIST = join(ROOT, "dist");
const GIVEN = ["electron", ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

const bundle = (entry, format, file) =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    resolve: { conditions: ["node"] },
    ssr: { noExternal: true, external: ["electron"] },
    build: {
      outDir: DIST,
      emptyOutDir: false,
      ssr: join(ROOT, entry),
      target: "node24",
      minify: false,
      sourcemap: false,
      rolldownOptions: { external: GIVEN, output: { format, entryFileNames: file, codeSplitting: false } },
    },
  });

rmSync(DIST, { recursive: true, force: true });
await bundle("src/main.main.ts", "es", "main.js");
// Threads: one makes the local catalogue, some search it.
await bundle("src/catalogue/local-file-thread.node.ts", "es", "local-file-thread.js");
await bundle("../backend/src/catalogue/local/search/search-worker.ts", "es", "search-worker.js");
await bundle("src/bridge.preload.ts", "cjs", "preload.cjs");
cpSync(join(ROOT, "packaging/tray.png"), join(DIST, "tray.png"));
cpSync(join(ROOT, "../frontend/dist"), join(DIST, "page"), {
  recursive: true,
  // The documents of single pages and the manifest are only for the server.
  filter: (file) => !/[\\/]\.(?:pages|vite)(?:[\\/]|$)/.test(file),
});

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
writeFileSync(
  join(DIST, "package.json"),
  JSON.stringify({
    name: "earshot",
    productName: "Earshot",
    description: "Podcast search, audience insight, shortlists and ad briefs.",
    version,
    author: "Earshot",
    type: "module",
    main: "main.js",
    desktopName: "earshot.desktop",
  }),
);
// Packaging replaces it.
writeFileSync(join(DIST, "distribution.json"), JSON.stringify({ server: null, updates: null }));
