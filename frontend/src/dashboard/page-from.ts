/** The page number in an address, starting at 1; 1 for invalid values. */
export function pageFrom(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
