import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { USAGE_DAYS, USAGE_HOUR_DAYS } from "@earshot/domain/keys/usage";
import { pageMetadata } from "@earshot/domain/site/pages";
import { Activity, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { type ApiError, isApiError } from "../client/api-error";
import { usePage } from "../navigation/use-page";
import { Button, ButtonLink } from "../ui/button";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { useApiKeysQuery } from "./keys-api";
import { CountsTable } from "./usage/counts-table";
import { LatestTable } from "./usage/latest-table";
import { PeriodForm } from "./usage/period-form";
import { PlanMeter } from "./usage/plan-meter";
import { StepsChart } from "./usage/steps-chart";
import { useApiUsageQuery } from "./usage/usage-api";
import { routeText } from "./usage/usage-texts";
import { useUsageAddress } from "./usage/use-usage-address";

/** The requests of the account's API keys, and what is left of the plan's quotas. `children` is provided by other features. */
export function Component({ children }: { children: ReactNode }) {
  usePage(pageMetadata("/account/api"));
  const { search } = useLocation();
  const { requested, ask } = useUsageAddress();
  const { data: known } = useApiKeysQuery();
  const { data, currentData, error, isFetching, refetch } = useApiUsageQuery(requested, {
    refetchOnMountOrArgChange: true,
  });
  // The previous period's figures stay while another period loads.
  const shown = currentData ?? (isFetching ? data : undefined);
  const failure = isApiError(error) && error.status !== 401 ? error : undefined;
  // The limits do not depend on the period, but are part of the same response.
  const { data: ofNow } = useApiUsageQuery({}, { skip: failure?.status !== 400 });
  const limits = data ?? ofNow;
  const hasKey = known === undefined || known.keys.some(({ state }) => state === "live" || state === "replaced");
  return (
    <div className="pt-8 pb-16 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h1">API usage</h1>
          <p className="mt-1 text-text-2">
            Requests made with your{" "}
            <Link to="/account#api-keys" className="link">
              keys
            </Link>
            , and the{" "}
            <Link to={{ search, hash: "webhooks" }} className="link">
              webhooks
            </Link>{" "}
            we call.
          </p>
        </div>
        <Button onClick={() => void refetch()} aria-disabled={isFetching}>
          <RotateCw size={16} className={cx(isFetching && "animate-spin")} />
          Refresh
        </Button>
      </div>
      {limits ? (
        <Limits usage={limits} />
      ) : (
        (!failure || failure.status === 400) && <Skeleton className="mt-6 h-[313px] rounded-card sm:h-40" />
      )}
      <PeriodForm requested={requested} keys={known?.keys} errors={failure?.errors ?? []} onAsk={ask} />
      {shown ? (
        <div aria-busy={isFetching}>
          <Figures usage={shown} ofOneKey={Boolean(requested.keyId)} hasKey={hasKey} />
        </div>
      ) : failure?.status === 400 ? (
        <ErrorNotice className="mt-4" {...refusal(failure)} />
      ) : failure ? (
        <ErrorNotice className="mt-4" text="Couldn’t load your usage." query={{ isFetching, refetch }} />
      ) : (
        <Skeleton className="mt-4 h-56 rounded-card" />
      )}
      {/* Rendered after the content above it, which would otherwise push down the part that an address links to. */}
      {(shown ?? failure) && <div className="mt-10">{children}</div>}
    </div>
  );
}

/**
 * Why the figures cannot be shown, and what to do next. Errors in days are also shown at their fields; errors in steps and keys are not.
 */
function refusal({ errors }: ApiError) {
  const wrong = (name: string) => errors.some(({ path }) => path === name);
  if (wrong("keyId")) return { text: "Couldn’t show this key.", children: "There is no such key. Choose another one." };
  const children = wrong("by") ? `Hours are shown for at most ${USAGE_HOUR_DAYS} days.` : "Choose other days.";
  return { text: "Couldn’t show this period.", children };
}

function Limits({ usage: { minute, day } }: { usage: Usage }) {
  return (
    <>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <PlanMeter title="Used this minute" limit={minute} />
        <PlanMeter title="Used in 24 hours" limit={day} />
      </div>
      <p className="mt-2 text-meta text-text-2">
        All your keys share these. A batch counts as one request per ten items; a 304 doesn’t count toward the day.
      </p>
    </>
  );
}

function Figures({ usage, ofOneKey, hasKey }: { usage: Usage; ofOneKey: boolean; hasKey: boolean }) {
  const { total, routes, keys, latest } = usage;
  return (
    <>
      {latest.length === 0 && total.requests === 0 ? (
        <div className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong px-5 py-6">
          <Activity size={22} className="text-accent-ink" />
          <p className="min-w-0 flex-1 basis-64 text-text-2">
            {ofOneKey
              ? "No request with this key in this period. Choose another key or other days."
              : `No request yet. ${hasKey ? "Copy" : "Create a key, copy"} a sample and send it with your key.`}
          </p>
          {!ofOneKey && <ButtonLink to="/api#examples">See the samples</ButtonLink>}
          {!ofOneKey && !hasKey && (
            <ButtonLink to="/account#api-keys" variant="primary">
              Create a key
            </ButtonLink>
          )}
        </div>
      ) : (
        <>
          <div className="mt-4">
            <StepsChart usage={usage} />
          </div>
          <CountsTable
            title="By endpoint"
            of="Endpoint"
            rows={routes.map(({ route, ...counts }) => ({ ...counts, name: routeText(route) }))}
            total={total}
          />
          {!ofOneKey && (
            <CountsTable
              title="By key"
              of="Key"
              rows={keys.map(({ keyName, ...counts }) => ({ ...counts, name: keyName }))}
              total={total}
            />
          )}
          <p className="mt-2 text-meta text-text-2">
            p50 and p95: half and 95% of responses took at most this long. We keep figures for {USAGE_DAYS} days.
          </p>
          {latest.length > 0 && <LatestTable latest={latest} />}
        </>
      )}
    </>
  );
}
