/** The product's name, wherever it is written. */
export const BRAND = "Earshot";

/** What a page's tab and its social card are called: "Thing - Earshot". */
export function pageTitle(thing: string): string {
  return thing ? `${thing} - ${BRAND}` : BRAND;
}
