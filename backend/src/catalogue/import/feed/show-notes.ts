import sanitizeHtml from "sanitize-html";
import { escapeHtml } from "@earshot/domain/shared/text/escape-html";
import { decodeReferences, legible } from "../text/clean-text.js";
import { webAddress } from "../text/web-address.js";

/** Notes are cut to this length before sanitizing: three hours of chapters and links fit. */
const NOTES_LIMIT = 40_000;

const MARKUP = /<[a-z/!][^<>]*>/i;
/** Closing tags of blocks whose tags are removed: each one ends a line. */
const BLOCK_END = /<\/(?:div|section|article|tr|table|dd|dt|center|figure)\s*>/gi;
const BLOCK = "(?:p|ul|ol|li|h3|h4|pre|blockquote)";
const IDLE_BREAKS = new RegExp(`(?: ?<br />)+ ?(?=</?${BLOCK}>|$)|(?<=</?${BLOCK}> ?)(?: ?<br />)+`, "g");

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
    a: (_tag, { href }) => linkTo(href),
  },
  exclusiveFilter: (frame) => frame.tag !== "br" && frame.text.trim() === "",
};

/** Links in notes lead to unknown sites, which get neither our address nor access to our window, nor a ranking signal. */
const LINK_RELATION = "nofollow noopener noreferrer";

// A link to a non-web address loses its tag and keeps its words.
function linkTo(href: string | undefined): sanitizeHtml.Tag {
  const address = /^mailto:[^\s"'<>]+@[^\s"'<>]+$/i.test(href?.trim() ?? "") ? href?.trim() : webAddress(href);
  if (address === undefined) return { tagName: "span", attribs: {} };
  return { tagName: "a", attribs: { href: address, rel: LINK_RELATION } };
}

/**
 * A feed's show notes as safe HTML: a few tags, web and mail links, nothing that runs or loads. In plain text, line breaks become
 * paragraphs. undefined without text.
 */
export function showNotes(raw: string | undefined): string | undefined {
  if (raw === undefined || raw.trim() === "") return undefined;
  const text = legible(raw.slice(0, NOTES_LIMIT));
  const html = asHtml(text);
  const safe = sanitizeHtml(html.replace(BLOCK_END, "<br>"), OPTIONS)
    .replace(/\s+/g, " ")
    .replace(/(?:<br \/> ?){2,}/g, "<br /><br />")
    .replace(IDLE_BREAKS, "")
    .replace(/^(?: ?<br \/>)+/, "")
    // A lone "&" means the same in HTML and is readable where notes are shown as text.
    .replace(/&amp;(?![#\w])/g, "&")
    .trim();
  return safe.replace(/<[^<>]*>/g, "").trim() === "" ? undefined : safe;
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
