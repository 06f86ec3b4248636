import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { rangeText } from "../../audience/range-text";
import { Panel } from "../../ui/panel";
import { SampleMeter } from "../../audience/sample-meter";

/** Invented shows, one for each shape of a range. */
const SAMPLES = [
  { title: "Tide Tables, Read Slowly", range: parseListenerRange("1-1,000") },
  { title: "The Ledger Line", range: parseListenerRange("5,000-10,000") },
  { title: "Second Shift Stories", range: parseListenerRange("25,000-70,000") },
  { title: "Breakfast at the Border", range: parseListenerRange("70,001+") },
];

const SCALE = ["100", "1K", "10K", "100K", "1M"] as const;

/** Examples of estimates, shown before the first search: ranges that light up part of the same scale. */
export function SampleMeters() {
  return (
    <Panel aria-labelledby="sample-meters" className="px-5 pt-5 pb-2 md:px-6">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="sample-meters" className="text-body font-[640]">
          Estimated listeners
        </h2>
        <p className="text-meta text-text-2">sample shows</p>
      </div>
      <div aria-hidden="true" className="flex justify-between pb-2 text-axis font-normal text-text-3">
        {SCALE.map((label) => (
          <span key={label} className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end">
            {label}
          </span>
        ))}
      </div>
      <ul>
        {SAMPLES.map(({ title, range }) => (
          <li key={title} className="grid gap-1.5 border-t border-line py-3.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-[640]">{title}</span>
              <span className="text-meta text-text-2">{rangeText(range)}</span>
            </div>
            <SampleMeter range={range} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
