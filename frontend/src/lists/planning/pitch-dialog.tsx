import { lazy, Suspense } from "react";
import { usePodcastQuery } from "../../catalogue/api/catalogue-api";
import { ErrorNotice } from "../../ui/error-notice";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/skeleton";
import type { Named } from "./use-plan";

const MatchPanel = lazy(() => import("../../campaigns/match/match-panel"));

/** A pitch to the makers of a show in a plan, in the dialog that the show's page has. */
export function PitchDialog({ show, onClose }: { show: Named | undefined; onClose: () => void }) {
  return (
    <Dialog
      isOpen={show !== undefined}
      onClose={onClose}
      title="Analyze & Match Me"
      hideTitle
      size="xl"
      placement="stage"
    >
      {show && <Pitch show={show} onClose={onClose} />}
    </Dialog>
  );
}

function Pitch({ show, onClose }: { show: Named; onClose: () => void }) {
  const { currentData: podcast, error, ...query } = usePodcastQuery(show.id);
  const waiting = <Skeleton className="m-6 h-40" />;
  if (podcast) {
    return (
      <Suspense fallback={waiting}>
        <MatchPanel podcast={podcast} start="pitch" onClose={onClose} />
      </Suspense>
    );
  }
  if (error === undefined) return waiting;
  return (
    <div className="p-6">
      <ErrorNotice text="Couldn’t load the show." query={query} />
    </div>
  );
}
