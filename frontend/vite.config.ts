import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { blogArticles } from "./blog-articles.ts";
import { changelog } from "./changelog.ts";
import { codeSamples } from "./code-samples.ts";
import { pageTemplates } from "./page-templates.ts";
import { publishedPackages } from "./published-packages.ts";

const backend = process.env.EARSHOT_BACKEND ?? "http://127.0.0.1:3000";
const domain = fileURLToPath(new URL("../domain/src/", import.meta.url));

/** Every page's h1 uses the latin font, so its file is preloaded before the browser has read the stylesheet. */
function preloadFont(): Plugin {
  return {
    name: "earshot-preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}

/** Vite copies a stylesheet with a `media` attribute as it is, so its comments and indentation are removed here. */
function smallPrintSheet(): Plugin {
  return {
    name: "earshot-small-print-sheet",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/\/print-[^/]*\.css$/.test(file.fileName)) continue;
        file.source = String(file.source)
          .replace(/\/\*[^]*?\*\//g, "")
          .replace(/\s+/g, " ");
      }
    },
  };
}

// The domain is read from its sources, so that the website can be built without building the domain.
const resolve = { alias: [{ find: /^@earshot\/domain\/(.*)$/, replacement: `${domain}$1.ts` }] };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    blogArticles(),
    codeSamples(),
    changelog(),
    publishedPackages(),
    preloadFont(),
    smallPrintSheet(),
    pageTemplates({ resolve, plugins: [react(), blogArticles(), codeSamples(), changelog()] }),
  ],
  resolve,
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api/v1": backend, "/demo": backend },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // No asset becomes a data: URL, and no script is inlined in the page: the security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page that is opened within the site finds its own modules: preloading them all would cost every page 3 kB. The HTML of first
      // visits lists its modules (`page-templates.ts`).
      resolveDependencies: (_file, modules, { hostType }) =>
        hostType === "html" ? modules : modules.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs to start is one file instead of three, which makes each page 1.5 kB smaller.
            { name: "start", tags: ["$initial"], priority: 1 },
            // Bundles small chunks that most pages share, which would otherwise be dozens of files of 200 bytes.
            {
              name: "common",
              test: /frontend\/src\/(client|keyboard|navigation|optimistic|platform|session|styles|toasts|ui)\/|lucide-react|domain\/src\/(mail|shared)\//,
              minShareCount: 13,
            },
            {
              name: "ranges",
              test: /frontend\/src\/audience\/|domain\/src\/audience\/range\//,
              minShareCount: 8,
            },
            // The names of products in four languages, which are half of the code that analyzes briefs.
            { name: "concepts", test: /domain\/(src|dist)\/campaigns\/brief\/concepts\/concepts-/ },
          ],
        },
      },
    },
  },
});
