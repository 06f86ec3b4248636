import { pageMetadata } from "@earshot/domain/site/pages";
import { overallState, type PartState, serviceParts } from "@earshot/domain/site/service-state";
import { relativeDate } from "@earshot/domain/shared/text/relative-date";
import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useCatalogueSummaryQuery } from "../client/api";
import { usePage } from "../navigation/use-page";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Skeleton } from "../ui/skeleton";
import { useReadinessQuery } from "./status/readiness-api";

/** Milliseconds between checks while the page is open. */
const EVERY = 30_000;

const BADGES = {
  works: ["pos", CircleCheck, "Works"],
  down: ["neg", TriangleAlert, "Doesn’t work"],
  unknown: ["neutral", CircleHelp, "Not known"],
} as const;

const HEADLINES: Readonly<Record<PartState, string>> = {
  works: "Everything works.",
  down: "Something doesn’t work right now. We keep checking.",
  unknown: "We can’t reach the server. Check your connection.",
};

/** The current status in plain words, updated while the page is open. */
export function Component() {
  usePage(pageMetadata("/status"));
  const readiness = useReadinessQuery(undefined, { pollingInterval: EVERY });
  const catalogue = useCatalogueSummaryQuery(undefined, { pollingInterval: EVERY });
  const service = readiness.data;
  const parts =
    service === undefined || catalogue.isLoading
      ? undefined
      : serviceParts(service, catalogue.isError ? undefined : catalogue.data, (moment) =>
          relativeDate(moment, new Date()),
        );
  const checking = readiness.isFetching || catalogue.isFetching;
  const again = () => {
    void readiness.refetch();
    void catalogue.refetch();
  };
  return (
    <div className="max-w-[48em] pt-10 md:pt-16">
      <h1 className="text-h1">Status</h1>
      <p role="status" className="mt-3 min-h-[1.5em] text-lead text-text-2">
        {parts ? HEADLINES[overallState(parts)] : "Checking…"}
      </p>
      <ul className="mt-8 border-t border-line">
        {parts
          ? parts.map(({ name, state, text }) => <Part key={name} name={name} state={state} text={text} />)
          : [0, 1, 2].map((line) => (
              <li key={line} className="border-b border-line py-4">
                <Skeleton className="h-12 w-full" />
              </li>
            ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button size="sm" onClick={again} aria-disabled={checking}>
          {checking ? "Checking…" : "Check again"}
        </Button>
        <p className="text-meta text-text-2">Checked every 30 seconds while this page is open.</p>
      </div>
    </div>
  );
}

function Part({ name, state, text }: { name: string; state: PartState; text: string }) {
  const [tone, icon, word] = BADGES[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4">
      <h2 className="min-w-44 font-[640]">{name}</h2>
      <p className="min-w-0 flex-1 basis-56 text-text-2">{text}</p>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
    </li>
  );
}
