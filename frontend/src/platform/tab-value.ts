import { Observable, useObserved } from "./observable";
import { tabMemory } from "./tab-memory";

/** A value that this tab remembers: it survives closing a dialog, a reload, and a visit to another site. */
export type TabValue<Value> = {
  read(): Value;
  write(next: Value): void;
  /** Subscribes to the value. */
  use(): Value;
};

/**
 * Stores a value in the tab's session storage under `key`. `parse` validates what was found there, which can be anything. If storage is
 * full or not allowed, the value lasts as long as the page.
 */
export function tabValue<Value>(key: string, parse: (found: unknown) => Value): TabValue<Value> {
  const nothing = parse(null);
  const value = new Observable(() => parse(tabMemory.read(key)));
  return {
    read: value.get,
    write(next) {
      tabMemory.write(key, next);
      value.set(next);
    },
    use: () => useObserved(value, nothing),
  };
}

/** Parses the stored text as an object; {} for anything else. */
export function fieldsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};
}
