import { CPM_SOURCE } from "@earshot/domain/campaigns/fit/budget-fit";
import type { Currency } from "@earshot/domain/lists/columns/money";
import { SPOTS_A_PICK } from "@earshot/domain/reach/reach-constants";
import { useId, useState } from "react";
import { isApiError } from "../../client/api-error";
import { failureReason } from "../../client/failure-reason";
import { Button } from "../../ui/button";
import { ChartTable } from "../../ui/charts/chart-table";
import { ErrorNotice } from "../../ui/error-notice";
import { focusTarget, moveFocus } from "../../ui/overlay/focus-target";
import { Panel } from "../../ui/panel";
import { Skeleton } from "../../ui/skeleton";
import { Switch } from "../../ui/switch";
import { showCount } from "../api/count-texts";
import { PLAN_FOCUS } from "../api/focus-names";
import type { ListId } from "../api/lists-api";
import { BudgetForm } from "./budget-form";
import { PitchDialog } from "./pitch-dialog";
import { PlanActions } from "./plan-actions";
import type { ListPlan } from "./plan-api";
import { PlanTable } from "./plan-table";
import { planSummary, tooFewText } from "./plan-texts";
import { PlanWants } from "./plan-wants";
import { useListReachQuery } from "./reach-api";
import { ReachKeys } from "./reach-bar";
import { useTabBrief } from "./tab-brief";
import { type Named, usePlan } from "./use-plan";

type Props = {
  list: { readonly id: ListId; readonly name: string };
  /** Whether the list shows another day's figures. */
  frozen: boolean;
  /** The currency of most prices in the list. */
  currency: Currency;
};

const putBackFocus = ({ id }: Named) => `plan put back ${id}`;

/** Which shows of a list to book for a budget, and how the plan changes when a show is removed or added. */
export default function PlanPanel({ list, frozen, currency }: Props) {
  const id = useId();
  // Without a modeled net reach, there is nothing to plan with, so a message appears before the user types anything.
  const reach = useListReachQuery(list.id);
  const brief = useTabBrief();
  const [weighs, setWeighs] = useState(true);
  const planned = usePlan(list.id);
  const weigh = (on: boolean) => {
    setWeighs(on);
    planned.weigh(on ? brief : undefined);
  };
  const [pitchTo, setPitchTo] = useState<Named>();
  const { plan, error, busy, removed, waiting } = planned;
  const isUndecided = reach.isLoading && reach.error === undefined;
  if (isUndecided || isNotModelled(reach.error) || isNotModelled(error)) return null;
  // The row of a removed show disappears, and its button with it.
  const remove = (show: Named) => {
    planned.remove(show);
    moveFocus(putBackFocus(show));
  };
  const back = (act: (show: Named) => void) => (show: Named) => {
    act(show);
    moveFocus(PLAN_FOCUS);
  };
  return (
    <Panel data-no-print aria-labelledby={id} aria-busy={busy} className="mt-4 text-meta">
      <h3 id={id} ref={focusTarget(PLAN_FOCUS)} tabIndex={-1} className="text-h3">
        Plan under a budget
      </h3>
      <p className="max-w-[60em] text-text-2">
        Picks the shows in this list that reach the most people for your money. A plan books {SPOTS_A_PICK} spots per
        show.
        {frozen && " With today’s figures, not the frozen ones."}
      </p>
      <BudgetForm
        listId={list.id}
        busy={busy}
        currency={currency}
        onMake={(budget) => planned.make(budget, weighs ? brief : undefined)}
      />
      <PlanWants wants={planned.wants} onChange={planned.want} />
      {brief && (
        <>
          <Switch checked={weighs} onChange={weigh} className="mt-2">
            Weigh shows by your brief
          </Switch>
          <p dir="auto" className="max-w-[60em] truncate text-text-2">
            “{brief.brief}”
          </p>
        </>
      )}
      <div role="status">
        {plan && <p className="mt-3 text-control font-[640]">{planSummary(plan)}</p>}
        {plan && <p className="text-text-2">{tooFewText(plan, planned.wants.minShows)}</p>}
      </div>
      {error !== undefined && (
        <ErrorNotice
          className="mt-2"
          text="Couldn’t make a plan."
          retrying={busy}
          {...(!isRefused(error) && { onRetry: planned.retry })}
        >
          {failureReason(error)}
        </ErrorNotice>
      )}
      {planned.asked && !plan && error === undefined && <Skeleton className="mt-2 h-40" />}
      {plan && plan.picks.length > 0 && (
        <>
          <ReachKeys />
          <div className={`relative mt-2 overflow-x-auto transition-opacity ${busy ? "opacity-60 delay-200" : ""}`}>
            <PlanTable
              plan={plan}
              isLocked={planned.isLocked}
              onLock={planned.toggleLock}
              onRemove={remove}
              onPitch={setPitchTo}
            />
          </div>
        </>
      )}
      <NamedShows
        intro="Locked, but the budget is too small:"
        shows={waiting}
        action="Unlock"
        onPress={back(planned.toggleLock)}
      />
      <NamedShows
        intro="Removed from the plan:"
        shows={removed}
        action="Put back"
        focus={putBackFocus}
        onPress={back(planned.putBack)}
      />
      {plan && <LeftOut plan={plan} removed={removed} />}
      {plan && (
        <>
          <p className="mt-3 max-w-[60em] text-text-2">
            {plan.currency === "USD"
              ? `Prices per spot are your own in US dollars, or else ${CPM_SOURCE}.`
              : `Prices per spot are yours in ${plan.currency}.`}{" "}
            Each show sets its own price. How many people a show adds is modeled.
          </p>
          <PlanActions plan={plan} name={list.name} />
        </>
      )}
      <PitchDialog show={pitchTo} onClose={() => setPitchTo(undefined)} />
    </Panel>
  );
}

const isNotModelled = (error: unknown): boolean => isApiError(error) && error.code === "reach.not-modelled";

/** Whether the same request would fail again. */
const isRefused = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 422);

type NamedShowsProps = {
  intro: string;
  shows: readonly Named[];
  action: string;
  /** The name of each button for `moveFocus`. */
  focus?: (show: Named) => string;
  onPress: (show: Named) => void;
};

function NamedShows({ intro, shows, action, focus, onPress }: NamedShowsProps) {
  if (shows.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-text-2">{intro}</p>
      <ul aria-label={intro.replace(/:$/, "")} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {shows.map((show) => (
          <li key={show.id} className="flex items-center gap-2">
            {show.title || "Untitled"}
            <Button
              size="sm"
              aria-label={`${action}: ${show.title || "Untitled"}`}
              onClick={() => onPress(show)}
              {...(focus && { ref: focusTarget(focus(show)) })}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows left out because of the budget or missing figures. Shows that the user removed are listed above. */
function LeftOut({ plan, removed }: { plan: ListPlan; removed: readonly Named[] }) {
  const shows = plan.leftOut.filter(({ id }) => !removed.some((show) => show.id === id));
  if (shows.length === 0) return null;
  return (
    <details className="mt-3" open={plan.picks.length === 0}>
      <summary className="min-h-6 cursor-pointer text-text-2 coarse:py-3">
        {showCount(shows.length)} left out, and why
      </summary>
      <ChartTable
        caption="Left out of the plan"
        heads={["Show", "Why"]}
        rows={shows.map(({ title, reason }) => [title || "Untitled", reason])}
        className="mt-2 max-w-3xl!"
      />
    </details>
  );
}
