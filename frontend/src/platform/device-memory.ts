/**
 * Small values stored on this device. Reading returns null for a missing or unreadable value; writing null deletes it. If storage is full
 * or not allowed, nothing is stored and no error is thrown, so no feature may depend on it.
 */
export const deviceMemory = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Storage is full or not allowed, and no feature depends on it.
    }
  },
};
