import { parentCategory } from "../../catalogue/codes/categories.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";
import { areRelated } from "./related-categories.js";

/** Another subject under the same heading: half the points of the subject itself. */
const SAME_HEADING = 0.5;
/** The same subject under another heading, such as Sports News for Football. */
const RELATED = 0.5;

/** Whether the show is of a kind that the brief names. Never falls when the show has more categories. */
export function categoryFit(wanted: readonly string[], categories: readonly string[]): FitResult {
  if (wanted.length === 0) return notKnown("The brief names no category, such as “fitness” or “true crime”.");
  if (categories.length === 0) return notKnown("The show names no category.");
  const same = wanted.filter((name) => categories.some((own) => own === name || parentCategory(own) === name));
  if (same.length > 0) return found(1, `The brief names ${listedAtMost(same)}, and so does the show.`);
  const headings = new Set(categories.map(heading));
  const near = wanted.filter((name) => headings.has(heading(name)));
  if (near.length > 0) {
    return found(
      SAME_HEADING,
      `The brief names ${listedAtMost(near)}; the show is in the neighboring ${listedAtMost(categories, 3)}.`,
    );
  }
  const related = categories.filter((own) => wanted.some((name) => isNear(name, own)));
  if (related.length > 0) {
    return found(
      RELATED,
      `The brief names ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(related, 3)}, which is related.`,
    );
  }
  return found(0, `The brief names ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(categories, 3)}.`);
}

/** A category related to a heading is also related to its subcategories. */
function isNear(wanted: string, own: string): boolean {
  return [wanted, heading(wanted)].some((name) => areRelated(name, own) || areRelated(name, heading(own)));
}

const heading = (name: string): string => parentCategory(name) ?? name;
