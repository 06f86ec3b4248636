/**
 * Small values stored on this device. Reading returns null for a value that is missing or unreadable; writing null deletes it.
 * When storage is full or forbidden, nothing is stored and no error is thrown: no feature may depend on it.
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
      // Forbidden or full: by contract no feature depends on it.
    }
  },
};
