/** 128 random bits. `crypto.randomUUID` is not used, because it exists only on secure origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
