import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { blogArticles } from "./blog-articles.ts";
import { changelog } from "./changelog.ts";
import { codeSamples } from "./code-samples.ts";
import { mcpProgram } from "./mcp-program.ts";
import { pageTemplates } from "./page-templates.ts";

const backend = process.env.EARSHOT_BACKEND ?? "http://127.0.0.1:3000";
const domain = fileURLToPath(new URL("../domain/src/", import.meta.url));

/** Every page draws its h1 in the latin font, so the file is preloaded before the browser has read the stylesheet. */
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

// The domain is read from its sources, so the website builds without a built domain.
const resolve = { alias: [{ find: /^@earshot\/domain\/(.*)$/, replacement: `${domain}$1.ts` }] };

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    blogArticles(),
    codeSamples(),
    changelog(),
    mcpProgram(),
    preloadFont(),
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
    // No asset becomes a data: address and no script is inlined in the page: the policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page that is opened in the browser finds its own modules: preloading them all costs every page 3 kB. The
      // documents of first visits name theirs (`page-templates.ts`).
      resolveDependencies: (_file, modules, { hostType }) =>
        hostType === "html" ? modules : modules.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small chunks that most pages share are bundled: separately they would be dozens of files of 200 bytes.
          groups: [
            {
              name: "common",
              test: /frontend\/src\/(client|keyboard|navigation|optimistic|platform|session|styles|toasts|ui)\/|lucide-react|domain\/src\/shared\//,
              minShareCount: 8,
            },
            // The names of products in four languages: half of the code that reads briefs.
            { name: "concepts", test: /domain\/(src|dist)\/campaigns\/brief\/concepts\/concepts-/ },
          ],
        },
      },
    },
  },
});
