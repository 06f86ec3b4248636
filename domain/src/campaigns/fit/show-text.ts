import { foldWords } from "../../catalogue/text/fold.js";
import { singular } from "./singular.js";

/** Nobody reads on after this many characters, and no hostile feed makes us. */
const LONGEST = 5_000;

/** The words of a show's text as they are compared, between spaces, so that a phrase can be searched for. */
export function readable(text: string): string {
  const plain = text.slice(0, LONGEST).replace(/<[^<>]*>/g, " ");
  return ` ${foldWords(plain).map(singular).join(" ")} `;
}
