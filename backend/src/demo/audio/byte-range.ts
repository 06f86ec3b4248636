/** A part of a file; both ends are included, as in the Content-Range header. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a file of `size` bytes that a Range header requests (RFC 9110, section 14). "whole" without a header, for an
 * unknown unit, and for several parts, which a server may answer with the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/[ \t]/g, "") ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return "whole";
  if (first === "") {
    const suffix = Number(last);
    return suffix === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
