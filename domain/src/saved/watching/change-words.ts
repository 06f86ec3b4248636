import { activityLabel, type ShownActivity } from "../../audience/facts/activity.js";
import type { ViewChange } from "./result-difference.js";

/** A change without the show's name: "rose from #30 to #24", "listeners: 1,000-5,000 → 5,001-20,000". */
export function changeWords({ kind, what, from, to, byMethod }: ViewChange): string {
  const words =
    kind === "entered"
      ? `is new at #${to}`
      : kind === "left"
        ? `left the results, was #${from}`
        : kind === "changed"
          ? `${NAMES[what]}: ${valueWords(what, from)} → ${valueWords(what, to)}`
          : `${kind} from #${from} to #${to}`;
  return byMethod ? `${words} (our estimation method changed)` : words;
}

const NAMES = { place: "place", listeners: "listeners", activity: "activity", explicit: "content" } as const;

/** A value before or after a change, in words. */
export function valueWords(what: ViewChange["what"], value: string | null): string {
  if (value === null) return "not in the results";
  if (what === "activity") return activityLabel(value as ShownActivity).replace(" Show", "");
  if (what === "explicit") return value === "1" ? "explicit" : value === "0" ? "clean" : "unknown";
  return value === "N/A" ? "unknown" : value;
}

/** "And 3 more changes that day."; undefined if there are no more. */
export function moreSentence(more: number): string | undefined {
  return more > 0 ? `And ${more.toLocaleString("en-US")} more change${more === 1 ? "" : "s"} that day.` : undefined;
}

/** "12 of 40 changes are because our estimation method changed."; undefined if this applies to no change. */
export function methodSentence(total: number, byMethod: number): string | undefined {
  if (byMethod === 0) return undefined;
  if (total === 1) return "This change is because our estimation method changed.";
  return `${byMethod} of ${total} changes ${byMethod === 1 ? "is" : "are"} because our estimation method changed.`;
}
