import { ITEMS_MAX, LISTS_MAX } from "@earshot/domain/lists/list";
import { HttpException } from "@nestjs/common";
import { problem } from "../shared/problem.js";

/** What the stores answer instead of doing it, as it is told (texts of the product specification, section 8). */
const REFUSALS = {
  "no-such-list": [404, "list.not-found", "There is no such list."],
  "no-such-item": [404, "list.item-not-found", "There is no such item in this list."],
  "undo-gone": [404, "list.undo-gone", "This can no longer be undone."],
  "duplicate-name": [409, "list.duplicate-name", "You already have a list with that name."],
  "duplicate-item": [409, "list.duplicate-item", "Already in this list."],
  "duplicate-in-target": [409, "list.duplicate-item", "Already in that list."],
  "same-list": [422, "list.same-list", "It is in that list already."],
  "list-full": [422, "list.full", `A list can hold at most ${ITEMS_MAX.toLocaleString("en-US")} podcasts.`],
  "too-many-lists": [422, "list.too-many", `You can have at most ${LISTS_MAX.toLocaleString("en-US")} lists.`],
} as const;

type Refusal = keyof typeof REFUSALS;

/** The value of an outcome; throws the problem when it is a refusal. */
export function granted<Outcome>(outcome: Outcome | Refusal): Outcome {
  if (typeof outcome === "string" && Object.hasOwn(REFUSALS, outcome)) throw refused(outcome as Refusal);
  return outcome as Outcome;
}

export function refused(refusal: Refusal): HttpException {
  const [status, code, detail] = REFUSALS[refusal];
  return new HttpException(problem(status, code, detail), status);
}
