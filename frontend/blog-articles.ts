import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";
import { readingMinutes } from "../domain/src/site/blog-listing.ts";

const ARTICLE = /\/content\/blog\/([^/?]+)\.md(\?minutes)?$/;

/** Ways to import an article's file: `import { html } from "….md"`, or only its reading time in minutes with "….md?minutes". */
export function blogArticles(): Plugin {
  return {
    name: "earshot-blog-articles",
    enforce: "pre",
    transform(text, id) {
      const [, name, minutes] = ARTICLE.exec(id) ?? [];
      if (name === undefined) return null;
      const code = minutes
        ? `export default ${readingMinutes(text)};`
        : `export const html = ${JSON.stringify(articleHtml(text, name))};`;
      return { code, map: null, moduleType: "js" };
    },
  };
}

/**
 * Converts an article to HTML. Articles are plain Markdown: raw HTML, a level-one heading (the page has one already) or a link that could
 * run code fails the build.
 */
export function articleHtml(text: string, name: string): string {
  const refuse = (what: string): string => {
    throw new Error(`The article ${name} contains ${what}.`);
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: markup }: Tokens.HTML | Tokens.Tag) => refuse(`markup: ${markup}`),
      image: ({ href }: Tokens.Image) => refuse(`a picture: ${href}`),
      heading({ depth, tokens, text: plain }: Tokens.Heading) {
        if (depth === 1) refuse(`a heading of the first level: ${plain}`);
        return `<h${depth} id="${anchor(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        if (!/^(\/(?!\/)|https:\/\/|#)/.test(href)) refuse(`a link to ${href}`);
        return `<a href="${href.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

/** The anchor of a heading: "Which listens?" becomes #which-listens. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
