import { Observable, useObserved } from "./observable";

/** Something that this tab remembers: it survives closing a dialog, a reload, and a visit to another site. */
export type TabValue<Value> = {
  read(): Value;
  write(next: Value): void;
  /** Follows the value. */
  use(): Value;
};

/**
 * Keeps a value in the tab's session storage under `key`. `parse` makes a value of what was found there, which may be
 * anything. Where storage is refused or full, the value lives as long as the page.
 */
export function tabValue<Value>(key: string, parse: (found: unknown) => Value): TabValue<Value> {
  const nothing = parse(null);
  const value = new Observable(() => parse(stored(key)));
  return {
    read: value.get,
    write(next) {
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Refused or full: the page still knows.
      }
      value.set(next);
    },
    use: () => useObserved(value, nothing),
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Reads an object out of what was found; {} for anything else. */
export function fieldsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
}
