/** `changes` are one or two sentences each, in Markdown with only `code` markup. */
export type Release = { readonly name: string; readonly changes: readonly string[] };

const NOT_RELEASED = "Not released yet";
const FOR_EVERYBODY = "For everybody";

/**
 * The user-visible changes of each release, newest first: the list items under "For everybody" in the Markdown changelog. Unreleased
 * changes are named "Latest". Releases without such items are left out.
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
