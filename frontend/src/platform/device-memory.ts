/**
 * Small things kept on this device. Reading what was never written, or what cannot be read, returns null; writing null
 * forgets. A full or forbidden memory keeps nothing and reports nothing: no feature may depend on it.
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
      // Refused or full: by contract nothing depends on it.
    }
  },
};
