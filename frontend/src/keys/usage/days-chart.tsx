import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ChartPanel } from "../../ui/charts/chart-panel";
import { ChartTable } from "../../ui/charts/chart-table";
import { dayText, KIND_HEADS, requestsText, sharesText } from "./usage-texts";

type Day = Usage["days"][number];

/** Units of the drawing; it is stretched to the width that there is. */
const HEIGHT = 100;
const BAR = 10;
const GAP = 2;

const errorsOf = ({ refused, limited, failed }: Day) => refused + limited + failed;

/** Requests of each day: a bar, with its errors at the foot. */
export function DaysChart({ days, total }: Pick<Usage, "days" | "total">) {
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  return (
    <ChartPanel
      title={`Requests in ${days.length} days`}
      summary={`${requestsText(total.requests)}. ${sharesText(total)}.`}
      readings={days.map((day, index) => ({ at: (index + 0.5) / days.length, text: dayReading(day) }))}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>{dayText(days[0]?.day ?? "")}</span>
          <span>Today (UTC)</span>
        </div>
      }
      tableName="Requests by day"
      table={
        <div role="region" aria-label="Requests by day" tabIndex={0} className="overflow-x-auto">
          <ChartTable
            caption="Requests of each day by status of the answer, the newest day first"
            heads={["Day", "Requests", ...KIND_HEADS.map(([, head]) => head)]}
            rows={days
              .toReversed()
              .map((day) => [
                day.day,
                formatCount(day.requests),
                ...KIND_HEADS.map(([kind]) => formatCount(day[kind])),
              ])}
            className="min-w-[420px] tabular-nums"
          />
        </div>
      }
    >
      {(chosen) => (
        <svg
          viewBox={`0 0 ${days.length * (BAR + GAP)} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-28 w-full border-b border-line-strong"
        >
          {days.map((day, index) => (
            <Bar
              key={day.day}
              day={day}
              x={index * (BAR + GAP) + GAP / 2}
              unit={HEIGHT / most}
              isChosen={chosen !== undefined && Math.floor(chosen.at * days.length) === index}
            />
          ))}
        </svg>
      )}
    </ChartPanel>
  );
}

function Bar({ day, x, unit, isChosen }: { day: Day; x: number; unit: number; isChosen: boolean }) {
  const height = day.requests * unit;
  const errors = errorsOf(day) * unit;
  return (
    <>
      {isChosen && <rect x={x - GAP / 2} width={BAR + GAP} height={HEIGHT} className="fill-accent-soft" />}
      <rect x={x} y={HEIGHT - height} width={BAR} height={height - errors} className="fill-chart-self" />
      <rect x={x} y={HEIGHT - errors} width={BAR} height={errors} className="fill-neg" />
    </>
  );
}

function dayReading(day: Day): string {
  const errors = errorsOf(day);
  const rest = errors === 0 ? "" : `, ${formatCount(errors)} refused or failed`;
  return `${dayText(day.day)}: ${requestsText(day.requests)}${rest}`;
}
