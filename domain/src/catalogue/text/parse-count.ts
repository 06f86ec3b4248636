const SUFFIXES: Readonly<Record<string, number>> = { "": 1, k: 1e3, m: 1e6, b: 1e9 };

/** More people than live on Earth: a number above this is a typo. */
const LARGEST = 1e12;

const GROUPED = /^\d{1,3}(?:[,. '’]\d{3})+$/;
const PLAIN = /^\d+$/;
const FRACTION = /^(\d+)[.,](\d+)$/;

/**
 * A number as people type it: "10k", "1.5M", "10,000", "10 000", "10.000". Must be whole and not negative. undefined for blank text,
 * "invalid" for anything else ("1.5" people, "-3", "many").
 */
export function parseCount(text: string): number | undefined | "invalid" {
  // No number is longer than this. The limit keeps the parsing cheap.
  if (text.length > 60) return text.trim() === "" ? undefined : "invalid";
  const typed = text.normalize("NFKC").trim().toLowerCase().replace(/\s+/g, " ");
  if (typed === "") return undefined;

  const [, figure = "", suffix = ""] = /^(.*?) ?([kmb]?)$/.exec(typed) ?? [];
  const unit = SUFFIXES[suffix];
  const value = readFigure(figure, suffix !== "");
  if (unit === undefined || value === undefined) return "invalid";

  // 1.1M is 1100000.0000000002 in floating point. A larger deviation is not a rounding error, so the input is invalid.
  const count = Math.round(value * unit);
  if (Math.abs(value * unit - count) > 1e-3 || count > LARGEST) return "invalid";
  return count;
}

function readFigure(figure: string, hasSuffix: boolean): number | undefined {
  if (PLAIN.test(figure)) return Number(figure);
  const fraction = FRACTION.exec(figure);
  // "1,500" and "1.500" are thousands, but a suffix makes the separator a decimal point ("1.500M").
  if (fraction !== null && hasSuffix && !/^,\d{3}$/.test(figure.slice(figure.search(/[.,]/)))) {
    return Number(`${fraction[1]}.${fraction[2]}`);
  }
  if (GROUPED.test(figure)) return Number(figure.replace(/\D/g, ""));
  return undefined;
}
