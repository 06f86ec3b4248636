import { firstCodePoints } from "../shared/text/code-points.js";

/** File systems allow 255 bytes; a code point has at most four. */
const NAME_MAX = 60;
/** Characters that some operating system forbids in file names or reads as part of a path. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Names that mean devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The file name of an exported list: the list's name with underscores for spaces (product specification, section 9), without path
 * and forbidden characters; "list" if nothing is left.
 */
export function exportFileName(listName: string, extension: string): string {
  const plain = listName.replace(/\s+/gu, "_").replace(FORBIDDEN, "");
  const base = firstCodePoints(plain, NAME_MAX).replace(/^[._]+|[._]+$/g, "") || "list";
  return `${DEVICE.test(base) ? `_${base}` : base}.${extension}`;
}

/**
 * The value of a Content-Disposition header (RFC 6266) that saves the answer under this name: once for old clients in
 * ASCII, once in UTF-8 when the name is not ASCII alone.
 */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^A-Za-z0-9_.-]+/g, "_");
  if (ascii === fileName) return `attachment; filename="${ascii}"`;
  // Characters that encodeURIComponent keeps but RFC 8187 does not allow.
  const encoded = encodeURIComponent(fileName.replace(/\p{Cs}/gu, "")).replace(/['()*!~]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
