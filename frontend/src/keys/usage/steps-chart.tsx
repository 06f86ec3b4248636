import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { usageDay } from "@earshot/domain/keys/usage";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ChartPanel } from "../../ui/charts/chart-panel";
import { ChartTable } from "../../ui/charts/chart-table";
import { dayText, hourText, KIND_HEADS, requestsText, sharesText, stepsText } from "./usage-texts";

type Counts = Omit<Usage["days"][number], "day">;
/** A day or an hour. */
type Step = Counts & { readonly name: string };

/** The height in units of the drawing, which is stretched to the available width. */
const HEIGHT = 100;
const BAR = 10;
const GAP = 2;

const errorsOf = ({ refused, limited, failed }: Counts) => refused + limited + failed;

/** A bar for each day or hour: its requests, with the errors at the bottom. */
export function StepsChart({ usage }: { usage: Usage }) {
  const { by, from, to, total } = usage;
  const steps = stepsOf(usage);
  const most = Math.max(1, ...steps.map(({ requests }) => requests));
  return (
    <ChartPanel
      title={`Requests in ${stepsText(steps.length, by)}`}
      summary={total.requests === 0 ? "No request." : `${requestsText(total.requests)}. ${sharesText(total)}.`}
      readings={steps.map((step, index) => ({ at: (index + 0.5) / steps.length, text: reading(step) }))}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>{dayText(from)}</span>
          <span>{to === usageDay(new Date()) ? "Today" : dayText(to)} (UTC)</span>
        </div>
      }
      tableName={`Requests by ${by}`}
      table={
        <div role="region" aria-label={`Requests by ${by}`} tabIndex={0} className="overflow-x-auto">
          <ChartTable
            caption={`Requests in each ${by} by response status, newest ${by} first`}
            heads={[by === "day" ? "Day (UTC)" : "Hour (UTC)", "Requests", ...KIND_HEADS.map(([, head]) => head)]}
            rows={steps
              .toReversed()
              .map((step) => [
                step.name,
                formatCount(step.requests),
                ...KIND_HEADS.map(([kind]) => formatCount(step[kind])),
              ])}
            className="min-w-[420px] tabular"
          />
        </div>
      }
    >
      {(chosen) => (
        <svg
          viewBox={`0 0 ${steps.length * (BAR + GAP)} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-28 w-full border-b border-line-strong"
        >
          {steps.map((step, index) => (
            <Bar
              key={step.name}
              step={step}
              x={index * (BAR + GAP) + GAP / 2}
              unit={HEIGHT / most}
              isChosen={chosen !== undefined && Math.floor(chosen.at * steps.length) === index}
            />
          ))}
        </svg>
      )}
    </ChartPanel>
  );
}

function stepsOf({ by, days, hours }: Usage): readonly Step[] {
  return by === "day"
    ? days.map((one) => ({ ...one, name: dayText(one.day) }))
    : hours.map((one) => ({ ...one, name: hourText(one.hour) }));
}

function Bar({ step, x, unit, isChosen }: { step: Step; x: number; unit: number; isChosen: boolean }) {
  const height = step.requests * unit;
  const errors = errorsOf(step) * unit;
  return (
    <>
      {isChosen && <rect x={x - GAP / 2} width={BAR + GAP} height={HEIGHT} className="fill-accent-soft" />}
      <rect x={x} y={HEIGHT - height} width={BAR} height={height - errors} className="fill-chart-self" />
      <rect x={x} y={HEIGHT - errors} width={BAR} height={errors} className="fill-neg" />
    </>
  );
}

function reading(step: Step): string {
  const errors = errorsOf(step);
  const rest = errors === 0 ? "" : `, ${formatCount(errors)} refused or failed`;
  return `${step.name}: ${requestsText(step.requests)}${rest}`;
}
