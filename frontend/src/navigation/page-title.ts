import { BRAND } from "@earshot/domain/shared/brand";

/** The page's name in the tab and on its social card: "Thing - Earshot". */
export function pageTitle(thing: string): string {
  return `${thing} - ${BRAND}`;
}
