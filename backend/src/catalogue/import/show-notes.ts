import sanitizeHtml from "sanitize-html";
import { escapeHtml } from "./escape-html.js";
import { decodeReferences, legible } from "./clean-text.js";
import { webAddress } from "./web-address.js";

/** Longest notes that are kept, before sanitising: three hours of chapters and links fit. */
const NOTES_LIMIT = 40_000;

const MARKUP = /<[a-z/!][^<>]*>/i;
const TEXT_INSIDE = /[^<>\s](?=[^<>]*(?:<|$))/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "a", "strong", "em", "b", "i", "h3", "h4", "code", "pre", "blockquote"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "iframe", "object", "svg", "math"],
  nestingLimit: 40,
  transformTags: {
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    div: "p",
    section: "p",
    article: "p",
    tr: "p",
    a: (_tag, { href }) => linkTo(href),
  },
  exclusiveFilter: (frame) => frame.tag !== "br" && frame.text.trim() === "",
};

/** Links in notes lead to strangers: they get neither our address nor a handle on our window, nor our good name. */
const LINK_RELATION = "nofollow noopener noreferrer";

// A link that leads nowhere on the web loses its tag and keeps its words.
function linkTo(href: string | undefined): sanitizeHtml.Tag {
  const address = /^mailto:[^\s"'<>]+@[^\s"'<>]+$/i.test(href?.trim() ?? "") ? href?.trim() : webAddress(href);
  if (address === undefined) return { tagName: "span", attribs: {} };
  return { tagName: "a", attribs: { href: address, rel: LINK_RELATION } };
}

/**
 * A feed's show notes as HTML that is safe wherever it is put: a few tags, web and mail links, nothing that runs or loads.
 * Plain text becomes paragraphs when it has line breaks, and stays readable as it is when it has none.
 * undefined when there is nothing to read.
 */
export function showNotes(raw: string | undefined): string | undefined {
  if (raw === undefined || raw.trim() === "") return undefined;
  const text = legible(raw.slice(0, NOTES_LIMIT));
  const html = asHtml(text);
  const safe = sanitizeHtml(html, OPTIONS)
    .replace(/\s+/g, " ")
    // "&" alone means the same in HTML and reads well where notes are shown as text.
    .replace(/&amp;(?![#\w])/g, "&")
    .trim();
  return TEXT_INSIDE.test(safe.replace(/<[^<>]*>/g, "")) ? safe : undefined;
}

// Markup, markup that was escaped once too often, or plain text.
function asHtml(text: string): string {
  if (MARKUP.test(text)) return text;
  const decoded = decodeReferences(text);
  if (MARKUP.test(decoded)) return decoded;
  const paragraphs = decoded.split(/\n\s*\n/).map((part) => part.trim()).filter((part) => part !== ""); // prettier-ignore
  if (paragraphs.length === 1 && !paragraphs[0]?.includes("\n")) return escapeHtml(decoded);
  return paragraphs.map((part) => `<p>${escapeHtml(part).replace(/\s*\n\s*/g, "<br />")}</p>`).join("");
}
