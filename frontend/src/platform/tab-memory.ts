/**
 * Values that this tab remembers until it is closed, as JSON. Reading returns null for a missing or unreadable value; writing null deletes
 * it. If storage is full or not allowed, nothing is stored and no error is thrown.
 */
export const tabMemory = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or not allowed, and no feature depends on it.
    }
  },
};
