import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { API_TAGS, referencePath } from "../domain/src/site/api-tags.ts";
import { BLOG_POSTS } from "../domain/src/site/blog-posts.ts";
import { searchToUrl } from "../domain/src/catalogue/search/search-url.ts";
import { ANY_TERM, type SearchDrawing } from "../domain/src/site/search-metadata.ts";
import { build, type InlineConfig, type Manifest, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
/** The folder where the server finds the HTML files. Its name begins with a dot, so that it is not served. */
const PAGES = ".pages";
const SCRATCH = join(ROOT, "../node_modules/.cache/earshot");

type Template = {
  readonly modules: readonly string[];
  /** The page's path, if the HTML should include its content. */
  readonly path?: string;
};

/** Pages with a module of their own name and no other. */
const PLAIN_PAGES = ["api", "blog", "about", "features", "how-we-estimate", "terms", "privacy", "cookies", "status", "changelog", "upgrade", "contact"]; // prettier-ignore

/** Parts that other features add to pages with podcasts. */
const SEARCH = ["src/catalogue/search-page.tsx", "src/shell/result-slots.tsx"];

const search = (drawing: Exclude<SearchDrawing, "idle">): Template => ({
  path: searchToUrl({ term: ANY_TERM, mode: drawing, sort: "relevance", filters: { tags: [], categories: [] } }),
  modules: SEARCH,
});

/** Pages with their own HTML. Every other page starts with index.html. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  landing: { path: "/", modules: ["src/content/landing-page.tsx"] },
  search: { modules: SEARCH },
  "search-idle": { path: "/home", modules: SEARCH },
  "search-all": search("all"),
  "search-title": search("title"),
  "search-topic": search("topic"),
  "search-host": search("host"),
  podcast: { path: "/podcast/any", modules: ["src/catalogue/podcast-page.tsx", "src/shell/page-slots.tsx"] },
  advertisers: { path: "/advertisers", modules: ["src/outreach/waitlist-page.tsx"] },
  ...Object.fromEntries(
    PLAIN_PAGES.map((name) => [name, { path: `/${name}`, modules: [`src/content/${name}-page.tsx`] }]),
  ),
  ...Object.fromEntries(
    API_TAGS.map(({ name }) => {
      const path = referencePath(name);
      const operations = `content/reference/${path.split("/").at(-1)}.json`;
      return [path.slice(1), { path, modules: ["src/content/api-reference-page.tsx", operations] }];
    }),
  ),
  ...Object.fromEntries(
    BLOG_POSTS.map(({ id }) => [
      `blog/${id}`,
      { path: `/blog/${id}`, modules: ["src/content/article-page.tsx", `content/blog/${id}.md`] },
    ]),
  ),
};

/**
 * Writes the HTML of each page that visitors arrive on. It links the page's own scripts and styles, so that they load in parallel with the
 * shell instead of after it. Pages that are the same for everyone include their content, which can be read before any script runs, or
 * without scripts.
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
        const paths = Object.values(TEMPLATES).flatMap(({ path }) => path ?? []);
        const contents = await prerender(config, paths);
        for (const [name, { modules, path }] of Object.entries(TEMPLATES)) {
          const content = path === undefined ? "" : contents.get(path);
          const document = index
            .replace("</head>", () => `${links(manifest, modules, index)}</head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
          const written = content === "" ? document : scriptsLast(document);
          const file = join(dist, PAGES, `${name}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, written);
        }
      },
    },
  };
}

/** Links to what a page's modules need at once, except for what the HTML loads anyway. */
function links(manifest: Manifest, modules: readonly string[], document: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(collect);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`${module} is not in the build's manifest.`);
    collect(module);
  }
  const isNew = (file: string) => !document.includes(file);
  const tags = [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return tags.map((tag) => `  ${tag}\n  `).join("");
}

/** A document with content can be read before its scripts arrive, so they let the styles and the font pass. */
function scriptsLast(document: string): string {
  return document.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** The markup of pages by path, from the same components that the browser then hydrates. */
async function prerender(
  config: Pick<InlineConfig, "resolve" | "plugins">,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  mkdirSync(SCRATCH, { recursive: true });
  // A separate folder for each run, because Node.js caches a module under its path until the process ends.
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
    const { pageHtml } = (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as {
      pageHtml: (path: string) => Promise<string>;
    };
    const contents = new Map<string, string>();
    for (const path of paths) contents.set(path, await pageHtml(path));
    return contents;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
