import { CheckCheck, Radio } from "lucide-react";
import { useState } from "react";
import { FocusHandover } from "../ui/hooks/focus-handover";
import { AlertRow } from "../tracking/alert-row";
import { useTrackedListQuery } from "../tracking/tracking-api";
import { useAlerts, useMarkAllSeen, usePlayAlert } from "../tracking/use-alerts";
import { newEpisodes } from "../tracking/use-unseen";
import { Button, ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { Empty } from "./empty";
import { Section } from "./section";

/** How many episodes are listed here; the tab of tracked shows lists all. */
const SHOWN = 6;
const EPISODE_GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,400px),1fr))] gap-3";

/** What is new since the last visit: episodes of tracked shows, playable in place. */
export function WhatsNew() {
  const [now] = useState(() => new Date());
  const { currentData, isError, fresh, unseen = 0, ...query } = useAlerts();
  const tracked = useTrackedListQuery();
  const play = usePlayAlert(fresh);
  const markAllSeen = useMarkAllSeen();
  return (
    <Section
      id="new"
      title="New since your last visit"
      count={currentData && unseen}
      action={
        fresh.length > 0 && (
          <FocusHandover>
            <Button size="sm" variant="ghost" className="-ml-3 md:ml-0" onClick={markAllSeen}>
              <CheckCheck size={16} />
              Mark all as seen
            </Button>
          </FocusHandover>
        )
      }
    >
      {isError && !currentData ? (
        <ErrorNotice text="Couldn’t load new episodes." query={query} />
      ) : !currentData ? (
        <div className={EPISODE_GRID}>
          <Skeleton count={3} className="h-[90px] rounded-card" />
        </div>
      ) : fresh.length > 0 ? (
        <>
          <ul className={EPISODE_GRID}>
            {fresh.slice(0, SHOWN).map((alert) => (
              <AlertRow key={alert.id} alert={alert} now={now} onPlay={play} />
            ))}
          </ul>
          {unseen > SHOWN && (
            <ButtonLink to="/dashboard?tab=tracking" className="mt-4">
              All {newEpisodes(unseen)}
            </ButtonLink>
          )}
        </>
      ) : tracked.data?.length === 0 ? (
        <Empty
          icon={Radio}
          text="New episodes of shows you track appear here. Turn on “Track this podcast” on a show’s page."
        >
          <ButtonLink to="/home">Search podcasts</ButtonLink>
        </Empty>
      ) : (
        <p className="text-text-2">You’re up to date: nothing new from the shows you track.</p>
      )}
    </Section>
  );
}
