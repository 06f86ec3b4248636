import { BLOG_POSTS } from "@earshot/domain/site/blog-posts";
import { type ComponentType, createElement, lazy } from "react";

type Article = { readonly html: string };

const files = import.meta.glob<Article>("../../../content/blog/*.md");
const minutes = import.meta.glob<number>("../../../content/blog/*.md", {
  query: "?minutes",
  import: "default",
  eager: true,
});
const file = (id: string) => `../../../content/blog/${id}.md`;

/** The reading time of an article in whole minutes. */
export function minutesOf(id: string): number {
  return minutes[file(id)] ?? 1;
}

/** The text of each article, loaded when first shown. The build has checked that it contains only text. */
export const ARTICLE_TEXTS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  BLOG_POSTS.map(({ id }) => [id, lazy(() => loadText(id))]),
);

async function loadText(id: string): Promise<{ default: ComponentType }> {
  const load = files[file(id)];
  if (!load) throw new Error(`The article ${id} has no text.`);
  const { html } = await load();
  return { default: () => createElement("div", { className: "prose", dangerouslySetInnerHTML: { __html: html } }) };
}
