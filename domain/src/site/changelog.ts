/** `changes`: one sentence or two each, in Markdown with nothing but `code`. */
export type Release = { readonly name: string; readonly changes: readonly string[] };

const NOT_RELEASED = "Not released yet";
const FOR_EVERYBODY = "For everybody";

/**
 * User-visible changes of each release, newest first, from the changelog in Markdown: the list items under "For everybody".
 * Unreleased changes are named "Latest". A release without such items is left out.
 */
export function readChangelog(markdown: string): readonly Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = ""] = section.split("\n", 1);
      const part = section.split(/^### /m).find((text) => text.startsWith(FOR_EVERYBODY)) ?? "";
      return { name: name.trim() === NOT_RELEASED ? "Latest" : name.trim(), changes: itemsOf(part) };
    })
    .filter(({ changes }) => changes.length > 0);
}

function itemsOf(part: string): readonly string[] {
  return part
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replace(/\s+/g, " "));
}
