import iconv from "iconv-lite";
import { guessCharset } from "./guess-charset.js";

const DECLARATION = /^[\s\S]{0,100}?<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/**
 * Decodes a document from any bytes. Determines the charset by the byte-order mark, or else by the shape of the first bytes (UTF-16
 * and UTF-32), the server's header, the XML declaration, or a guess, in this order. Never throws; invalid bytes become U+FFFD.
 */
export function feedText(bytes: Buffer, contentType?: string): string {
  const wide = wideCharset(bytes);
  if (wide !== undefined) return iconv.decode(bytes, wide);
  const head = bytes.subarray(0, 400).toString("latin1");
  const stated = charsetOf(contentType) ?? DECLARATION.exec(head)?.[1];
  const charset = stated === undefined ? undefined : asciiCharset(stated);
  return charset === undefined ? utf8OrGuess(bytes) : iconv.decode(bytes, charset);
}

function wideCharset(bytes: Buffer): string | undefined {
  const [a, b, c, d] = [bytes[0], bytes[1], bytes[2], bytes[3]];
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "utf-32le" : "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0 && b === 0) return (c === 0xfe && d === 0xff) || (c === 0 && d !== 0) ? "utf-32be" : undefined;
  // The first character of a document without a byte-order mark is "<" or white space.
  if (a !== undefined && a !== 0 && a < 0x80 && b === 0) return c === 0 && d === 0 ? "utf-32le" : "utf-16le";
  return a === 0 && b !== undefined && b < 0x80 ? "utf-16be" : undefined;
}

function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(contentType ?? "")?.[1];
}

// undefined means UTF-8, which also replaces impossible charsets: a document whose declaration can be read byte by byte is not in
// UTF-16, and "ASCII" is usually UTF-8.
function asciiCharset(stated: string): string | undefined {
  const name = stated.toLowerCase().replace(/[^a-z\d]/g, "");
  if (/^(?:utf?8|unicode11utf8|usascii|ascii|u|utf|ucs)?(?:7|8|16|32|2|4)?(?:le|be)?$/.test(name)) return undefined;
  // Text declared as GB2312 usually uses its supersets, and Latin-1 usually means Windows-1252.
  if (name.startsWith("gb")) return "gb18030";
  if (name === "iso88591" || name === "latin1") return "windows-1252";
  return iconv.encodingExists(stated) ? stated : undefined;
}

// A few invalid bytes in a UTF-8 text are Windows characters; many mean that the text is not UTF-8.
function utf8OrGuess(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  const broken = text.split("\ufffd").length - 1;
  if (broken === 0) return text;
  const sound = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return broken <= sound ? mixedText(bytes) : iconv.decode(bytes, guessCharset(bytes));
}

/** A complete UTF-8 sequence, or a byte that belongs to none; each character of the text is one byte. */
const BEYOND_ASCII = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

function mixedText(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(BEYOND_ASCII, (found) =>
      iconv.decode(Buffer.from(found, "latin1"), found.length > 1 ? "utf8" : "windows-1252"),
    );
}
