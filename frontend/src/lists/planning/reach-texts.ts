import type { ReachAnswer } from "@earshot/backend/lists/planning/reach.schemas";
import { twoDigits } from "@earshot/domain/audience/range/readable-range";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { showCount } from "../api/count-texts";

type People = ReachAnswer["net"];

/** A modeled number is rounded to two digits. */
export const peopleText = (people: number): string => formatCount(people < 1 ? 0 : twoDigits(people));

/** "9,200–31,000", or "5,000" if both ends are equal. */
export function peopleRange({ low, high }: People): string {
  const [from, to] = [peopleText(low), peopleText(high)];
  return from === to ? from : `${from}–${to}`;
}

/** The meaning of the range, in a sentence. One show shares its audience with no other, so its sum and frequency say nothing. */
export function reachSummary({ net, gross, frequency, unknown, counted }: ReachAnswer): string {
  const sum = `Added up, the audiences are ${peopleText(gross.likely)}`;
  const often = frequency === null ? "" : `, so a person hears a spot ${frequency.toFixed(2)} times on average`;
  const missing =
    unknown.length === 0
      ? ""
      : ` ${showCount(unknown.length)} without a figure per episode ${unknown.length === 1 ? "is" : "are"} not counted.`;
  if (counted < 2) return `Most likely ${peopleText(net.likely)}, with one spot.${missing}`;
  return `Most likely ${peopleText(net.likely)}, with one spot in each show. ${sum}${often}.${missing}`;
}

/** "Adds 1,200 of 1,400". */
export const addsText = ({ gross, new: added }: ReachAnswer["perShow"][number]): string =>
  `adds ${peopleText(added.likely)} of ${peopleText(gross.likely)}`;
