import { Observable, useObserved } from "./observable";

/** A value that this tab remembers: it survives closing a dialog, a reload, and a visit to another site. */
export type TabValue<Value> = {
  read(): Value;
  write(next: Value): void;
  /** Follows the value. */
  use(): Value;
};

/**
 * Keeps a value in the tab's session storage under `key`. `parse` validates what was found there, which may be
 * anything. If storage is forbidden or full, the value lasts as long as the page.
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
        // Storage is forbidden or full: the page still has the value.
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

/** The object in the stored text; {} for anything else. */
export function fieldsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
}
