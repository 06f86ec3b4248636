import { type BundledLanguage, createCssVariablesTheme, createHighlighter, type ThemedToken } from "shiki";
import type { Plugin } from "vite";

const SAMPLE = /\/content\/samples\/([^/?]+)\.(mjs|py|jsonc|sh)$/;
const LANGUAGES: Readonly<Record<string, BundledLanguage>> = {
  mjs: "javascript",
  py: "python",
  jsonc: "json",
  sh: "shell",
};

/** The color names in api-code.css, by the theme's variable. Anything else is shown as plain text. */
const CLASSES: Readonly<Record<string, string>> = {
  keyword: "k",
  string: "s",
  "string-expression": "s",
  constant: "n",
  function: "f",
  comment: "c",
};

/** `import html from "../../content/samples/search.mjs"` returns the sample as markup with colored words. */
export function codeSamples(): Plugin {
  const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--", fontStyle: false });
  let ready: ReturnType<typeof createHighlighter> | undefined;
  return {
    name: "earshot-code-samples",
    enforce: "pre",
    async transform(source, id) {
      const [, , extension] = SAMPLE.exec(id) ?? [];
      if (extension === undefined) return null;
      const text = source.trimEnd();
      ready ??= createHighlighter({ themes: [theme], langs: [...new Set(Object.values(LANGUAGES))] });
      const { tokens } = (await ready).codeToTokens(text, { lang: LANGUAGES[extension] ?? "json", theme: "classes" });
      const html = tokens.map((line) => line.map(colored).join("")).join("\n");
      return { code: `export default ${JSON.stringify(html)};`, map: null, moduleType: "js" };
    },
  };
}

/** The markup of one word. Uses a class instead of a color, because the content security policy allows no inline styles. */
function colored({ content, color = "" }: ThemedToken): string {
  const text = content.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const name = CLASSES[/^var\(--token-([a-z-]+)\)$/.exec(color)?.[1] ?? ""];
  return name && text.trim() ? `<span class="${name}">${text}</span>` : text;
}
