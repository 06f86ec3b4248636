import { pageMetadata } from "@earshot/domain/site/pages";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePage } from "../navigation/use-page";
import { useSession } from "../session/session";
import { Skeleton } from "../ui/skeleton";
import { Tabs } from "../ui/tabs";
import { DashboardHead } from "./dashboard-head";
import { ListsSection } from "./lists-section";
import { SavedSection } from "./saved-section";
import { TrackedSection } from "./tracked-section";
import { WhatsNew } from "./whats-new";
import { useListsQuery } from "../lists/api/lists-api";
import { useSavedPageQuery } from "../saved/saved-api";
import { useAlertsInfiniteQuery, useTrackedListQuery } from "../tracking/tracking-api";
import { pageFrom } from "./page-from";

const TrackingTab = lazy(async () => ({ default: (await import("../tracking/tracking-tab")).TrackingTab }));

type TabId = "overview" | "tracking";

/** A signed-in user's overview: changes, saved shows, tracked shows and lists. */
export function Component() {
  usePage(pageMetadata("/dashboard"));
  const { user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ready = useReadyParts();
  const tab: TabId = params.get("tab") === "tracking" ? "tracking" : "overview";
  const select = (id: TabId) => void navigate(id === "tracking" ? "/dashboard?tab=tracking" : "/dashboard");
  if (!user) return null;
  return (
    <div className="pb-16">
      <DashboardHead user={user} />
      <div className="mt-8">
        <Tabs<TabId>
          label="Dashboard"
          selected={tab}
          onSelect={select}
          listClassName="sticky top-below-header z-10 -mx-[16px] bg-bg px-[16px] md:static md:mx-0 md:px-0"
          tabs={[
            {
              id: "overview",
              label: "Overview",
              content: (
                <div className="-mt-6">
                  <WhatsNew />
                  {ready > 0 && <SavedSection />}
                  {ready > 1 && <TrackedSection />}
                  {ready > 2 && <ListsSection />}
                </div>
              ),
            },
            {
              id: "tracking",
              label: "Tracking and alerts",
              content: (
                <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
                  <TrackingTab />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

type Part = { readonly data?: unknown; readonly isError: boolean };

/**
 * Loads all sections of the dashboard at once. Returns how many of them are ready, counted from the top: each one renders after those above
 * it, so that content does not move.
 */
function useReadyParts(): number {
  const [params] = useSearchParams();
  const parts: readonly Part[] = [
    useAlertsInfiniteQuery(),
    useSavedPageQuery(pageFrom(params.get("page"))),
    useTrackedListQuery(),
    useListsQuery(),
  ];
  const waiting = parts.findIndex(({ data, isError }) => data === undefined && !isError);
  const ready = waiting < 0 ? parts.length : waiting;
  // Sections that have been rendered stay while one above them reloads.
  const [shown, setShown] = useState(ready);
  if (ready > shown) setShown(ready);
  return Math.max(ready, shown);
}
