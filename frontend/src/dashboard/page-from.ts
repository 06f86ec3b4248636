/** The page that an address asks for, from 1; 1 for anything that is none. */
export function pageFrom(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
