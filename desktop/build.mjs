// Bundles the desktop app into desktop/dist: the main process as an ES module, the preload as a single CommonJS file (which a sandboxed
// preload must be), and the built website. All packages are part of the bundle, so the folder is the complete app.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, bundleOthers } from "./bundle.mjs";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const DIST = join(ROOT, "dist");
rmSync(DIST, { recursive: true, force: true });
await bundle("src/main.main.ts", "es", "main.js", DIST);
await bundleOthers(DIST);
await bundle("src/bridge.preload.ts", "cjs", "preload.cjs", DIST);
cpSync(join(ROOT, "packaging/tray.png"), join(DIST, "tray.png"));
cpSync(join(ROOT, "../frontend/dist"), join(DIST, "page"), {
  recursive: true,
  // Only the server needs the prerendered pages and the manifest. The program for assistants is downloaded from the server too.
  filter: (file) => !/[\\/](?:\.(?:pages|vite)(?:[\\/]|$)|earshot-(?:mcp|client)\.(?:mjs|tgz)$)/.test(file),
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
// Packaging replaces this file.
writeFileSync(join(DIST, "distribution.json"), JSON.stringify({ server: null, updates: null }));
