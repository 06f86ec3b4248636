import { firstCodePoints } from "../shared/text/code-points.js";

/** File systems allow 255 bytes, and a code point takes at most four. */
const NAME_MAX = 60;
/** Characters that an operating system forbids in file names or interprets as part of a path. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Device names on Windows, which are reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The file name of an exported list: the list's name with underscores for spaces (product specification, section 9), without path
 * separators and forbidden characters. "list" if nothing is left.
 */
export function exportFileName(listName: string, extension: string): string {
  const plain = listName.replace(/\s+/gu, "_").replace(FORBIDDEN, "");
  const base = firstCodePoints(plain, NAME_MAX).replace(/^[._]+|[._]+$/g, "") || "list";
  return `${DEVICE.test(base) ? `_${base}` : base}.${extension}`;
}

/**
 * The value of a Content-Disposition header (RFC 6266) for downloading a file with this name: in ASCII for old clients, and also in UTF-8
 * if the name has other characters.
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
