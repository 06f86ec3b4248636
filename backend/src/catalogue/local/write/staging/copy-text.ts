/** A value of a column in PostgreSQL's COPY text format. `undefined` and NaN become NULL. */
export type CopyValue = string | number | boolean | readonly string[] | undefined;

/** One row for COPY … FROM STDIN (text format), with its line end. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyField).join("\t")}\n`;
}

function copyField(value: CopyValue): string {
  if (value === undefined) return "\\N";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "string") return escapeField(value);
  return escapeField(`{${value.map((item) => `"${item.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`);
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\0": "" };

/** NUL cannot be stored and is left out; a lone surrogate becomes the replacement character. */
function escapeField(text: string): string {
  return text.toWellFormed().replace(/[\\\t\n\r\0]/g, (sign) => ESCAPES[sign] ?? sign);
}
