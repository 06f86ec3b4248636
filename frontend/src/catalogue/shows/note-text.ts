/**
 * Notes and descriptions arrive as plain text or as HTML that the server has sanitized. This module parses them into a small tree with only
 * the elements that a note can contain, so that nothing from a feed gets into the page as markup.
 */
export type NoteBlock =
  | { readonly kind: "paragraph"; readonly parts: readonly NotePart[] }
  | { readonly kind: "list"; readonly items: readonly (readonly NotePart[])[] };

export type NotePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

const BLOCKS = new Set(["P", "DIV", "H1", "H2", "H3", "H4", "H5", "H6", "BLOCKQUOTE", "PRE", "SECTION", "TABLE", "TR"]);
const IGNORED = new Set(["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "SVG", "MATH", "HEAD"]);

/** The blocks of a note in reading order. Blank lines in plain text separate paragraphs. */
export function noteBlocks(note: string): readonly NoteBlock[] {
  const body = new DOMParser().parseFromString(withoutStyles(note), "text/html").body;
  const blocks: NoteBlock[] = [];
  let open: NotePart[] = [];
  const close = () => {
    const parts = tidy(open);
    if (parts.length > 0) blocks.push({ kind: "paragraph", parts });
    open = [];
  };
  const walk = (node: Node, strong: boolean) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const [first = "", ...rest] = (child.textContent ?? "").split(/\n\s*\n/);
        open.push(textPart(first, strong));
        for (const paragraph of rest) {
          close();
          open.push(textPart(paragraph, strong));
        }
      } else if (child instanceof Element && !IGNORED.has(child.nodeName.toUpperCase())) {
        const name = child.nodeName;
        if (name === "UL" || name === "OL") {
          close();
          const items = [...child.children].map((item) => tidy(inlineParts(item))).filter((item) => item.length > 0);
          if (items.length > 0) blocks.push({ kind: "list", items });
        } else if (name === "BR") {
          close();
        } else if (BLOCKS.has(name)) {
          close();
          walk(child, strong || /^H\d$/.test(name));
          close();
        } else if (name === "A") {
          open.push(linkPart(child));
        } else {
          walk(child, strong || name === "B" || name === "STRONG");
        }
      }
    }
  };
  walk(body, false);
  close();
  return blocks;
}

/** The note as one line of text: entities decoded, markup removed, whitespace collapsed. */
export function noteText(note: string): string {
  return noteBlocks(note)
    .map((block) => (block.kind === "paragraph" ? join(block.parts) : block.items.map(join).join(" ")))
    .join(" ");
}

function inlineParts(element: Element): NotePart[] {
  return [...element.childNodes].flatMap((child): NotePart[] => {
    if (child.nodeType === Node.TEXT_NODE) return [textPart(child.textContent ?? "", false)];
    if (!(child instanceof Element) || IGNORED.has(child.nodeName.toUpperCase())) return [];
    if (child.nodeName === "A") return [linkPart(child)];
    if (child.nodeName === "B" || child.nodeName === "STRONG") return [textPart(child.textContent ?? "", true)];
    return inlineParts(child);
  });
}

function textPart(text: string, strong: boolean): NotePart {
  return { kind: strong ? "strong" : "text", text };
}

/** Only web and email addresses become links; any other address stays text. */
function linkPart(element: Element): NotePart {
  const href = element.getAttribute("href")?.trim() ?? "";
  const text = element.textContent ?? "";
  return /^(https?:\/\/|mailto:)/i.test(href) ? { kind: "link", text, href } : { kind: "text", text };
}

function tidy(parts: readonly NotePart[]): NotePart[] {
  const single = parts
    .map((part) => ({ ...part, text: part.text.replace(/\s+/g, " ") }))
    .filter((part) => part.text !== "");
  if (single.every((part) => part.text.trim() === "")) return [];
  return single;
}

function join(parts: readonly NotePart[]): string {
  return parts
    .map((part) => part.text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** The page's security policy forbids style attributes, and notes do not need them. */
function withoutStyles(note: string): string {
  return note.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, "");
}
