/** A part of a file; both ends are included, as in the Content-Range header. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, section 14). "whole" when there is none, when it is
 * not understood, or when it asks for several parts, which a server may answer as a whole.
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
