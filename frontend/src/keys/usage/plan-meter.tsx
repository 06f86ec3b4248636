import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useId } from "react";
import { cx } from "../../ui/class-names";
import { Panel } from "../../ui/panel";
import { timeText } from "./usage-texts";

/** The share of a limit at which its bar shows a warning. */
const NEARLY = 0.9;

/** How much of a plan's limit is used, and when it resets. */
export function PlanMeter({ title, limit }: { title: string; limit: Usage["day"] }) {
  const id = useId();
  const { used, most, resetsAt } = limit;
  const share = Math.min(1, used / Math.max(1, most));
  const figures = `${formatCount(used)} of ${formatCount(most)}`;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-meta font-normal text-text-2">
        {title}
      </h2>
      <p className="mt-1 text-h2 tabular">{figures}</p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
        aria-valuetext={figures}
        className="mt-2 h-2 overflow-hidden rounded-chip bg-chart-track forced-colors:border"
      >
        <div
          className={cx("h-full forced-colors:bg-[CanvasText]", share >= NEARLY ? "bg-neg" : "bg-chart-self")}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="mt-2 text-meta text-text-2">
        {resetsAt === null ? "Nothing used yet. It starts with your next request." : `Resets on ${timeText(resetsAt)}`}
      </p>
    </Panel>
  );
}
