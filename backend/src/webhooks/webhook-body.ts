/** Maximum UTF-8 bytes of an event. */
export const BODY_MAX = 20_000;

type Data = Readonly<Record<string, unknown>>;

/**
 * An event as it is sent. If it is too long, half of its largest list or text, or the largest field of its largest object, is
 * dropped until it fits; it then has `"shortened": true`.
 */
export function webhookBody(type: string, at: Date, data: Data): string {
  for (let given = data; ; given = shorter(given)) {
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data: given });
    if (Buffer.byteLength(body) <= BODY_MAX) return body;
  }
}

function shorter(data: Data): Data {
  const [name, value] = largest(data);
  return { ...data, [name]: half(value), shortened: true };
}

function half(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.floor(value.length / 2));
  if (typeof value === "string") return value.slice(0, Math.floor(value.length / 2)).toWellFormed();
  if (typeof value !== "object" || value === null) return null;
  const [gone] = largest(value as Data);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone));
}

function largest(data: Data): [name: string, value: unknown] {
  const sizes = Object.entries(data).map(([name, value]) => ({ name, size: JSON.stringify(value ?? null).length }));
  const { name } = sizes.reduce((most, one) => (one.size > most.size ? one : most), { name: "", size: -1 });
  return [name, data[name]];
}
