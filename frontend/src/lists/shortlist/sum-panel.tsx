import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { RangeBar } from "../../audience/range-bar";
import { showCount } from "../api/count-texts";
import { costText, lostText, sumCpmText, sumNotes, withoutText } from "./sum-texts";

/** The totals below cards, which have no last row. */
export function SumPanel({ sum: answer }: { sum: SumAnswer }) {
  const { sum } = answer;
  const lost = lostText(answer);
  const audience = parseListenerRange(sum.audience);
  const without = withoutText(sum);
  return (
    <section
      aria-label="Total"
      className="mt-4 grid gap-2 rounded-card border border-line-strong bg-surface p-4 text-meta"
    >
      <p>
        <b>{showCount(sum.shows)}</b> {lost && <span className="text-text-2">{lost}</span>}
      </p>
      <p className="text-control font-[640]">
        {audience.kind === "unknown" ? "No estimate" : `${sum.audience.replace("-", "–")} per episode`}
        {without && <span className="block text-meta font-normal text-text-2">{without}</span>}
      </p>
      <RangeBar range={audience} />
      <p>
        One spot each <b>{costText(sum)}</b> · CPM <b>{sumCpmText(sum)}</b>
      </p>
    </section>
  );
}

/** What the total means, and its limits. */
export function SumNotes({ sum, rows }: { sum: SumAnswer; rows: number }) {
  return <p className="mt-2 text-meta text-text-2">{sumNotes(sum, rows).join(" ")}</p>;
}
