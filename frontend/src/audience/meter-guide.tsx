import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { rangeText } from "./range-text";
import { SampleMeter } from "./sample-meter";

const EXAMPLES = [
  { range: parseListenerRange("10,000-25,000"), says: "The bright part is the likely audience." },
  { range: parseListenerRange("70,001+"), says: "An open range has no upper bound: it fades out." },
  {
    range: parseListenerRange("1,000-20,000"),
    muted: true,
    says: "Faded and wide means low confidence.",
  },
] as const;

/** Three examples that explain the meter. */
export function MeterGuide() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {EXAMPLES.map(({ range, says, ...look }) => (
        <li key={says}>
          <p className="mb-1.5 flex items-baseline justify-between gap-2">
            <b className="font-[640]">{rangeText(range)}</b>
            <span className="text-meta text-text-2">example</span>
          </p>
          <SampleMeter range={range} axis {...look} />
          <p className="mt-2 text-meta text-text-2">{says}</p>
        </li>
      ))}
    </ul>
  );
}
