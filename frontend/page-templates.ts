import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type InlineConfig, type Manifest, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
/** Where the server finds the documents. A name with a dot: it is not served as a file. */
const PAGES = ".pages";
const SCRATCH = join(ROOT, "../node_modules/.cache/earshot");

/** Documents of their own, and the module of each page's code. Every other page begins with index.html. */
const TEMPLATES: Readonly<Record<string, string>> = {
  landing: "src/content/landing-page.tsx",
  search: "src/catalogue/search-page.tsx",
  podcast: "src/catalogue/podcast-page.tsx",
};

/**
 * Writes a document for each of the pages that visitors arrive on. It names the page's own scripts and styles, so that they are
 * fetched along with the shell instead of after it; the landing page also carries its content, to be read before any script.
 */
export function pageTemplates(config: Pick<InlineConfig, "resolve" | "plugins">): Plugin {
  let dist = "";
  return {
    name: "earshot-page-templates",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved({ root, build: { outDir } }) {
      dist = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const index = readFileSync(join(dist, "index.html"), "utf8");
        const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
        const landing = await prerender(config);
        mkdirSync(join(dist, PAGES), { recursive: true });
        for (const [name, module] of Object.entries(TEMPLATES)) {
          const document = index
            .replace("</head>", () => `${links(manifest, module, index)}</head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${name === "landing" ? landing : ""}</div>`);
          writeFileSync(join(dist, PAGES, `${name}.html`), document);
        }
      },
    },
  };
}

/** Links to what a page's module needs at once, except for what the document fetches anyway. */
function links(manifest: Manifest, module: string, document: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(collect);
  };
  collect(module);
  const isNew = (file: string) => !document.includes(file);
  const tags = [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return tags.map((tag) => `  ${tag}\n  `).join("");
}

/** The landing page's markup, from the same components that the browser then takes over. */
async function prerender(config: Pick<InlineConfig, "resolve" | "plugins">): Promise<string> {
  mkdirSync(SCRATCH, { recursive: true });
  // A folder of its own for each run: Node keeps a module under its path for as long as it lives.
  const outDir = mkdtempSync(join(SCRATCH, "prerender-"));
  try {
    await build({
      ...config,
      root: ROOT,
      configFile: false,
      logLevel: "error",
      build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true },
      ssr: { noExternal: true },
    });
    const { landingHtml } = (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as {
      landingHtml: () => Promise<string>;
    };
    return await landingHtml();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
