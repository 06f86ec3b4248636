import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { lazy, Suspense, useId, useState } from "react";
import { useSession } from "../session/session";
import { Skeleton } from "../ui/skeleton";

const ClaimPanel = lazy(() => import("./claim-panel"));

/** Where makers claim their show, collapsed. Not for guests: a claim belongs to an account. */
export default function MakerClaim({ podcast }: { podcast: PodcastDetail }) {
  const { state } = useSession();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (state !== "user") return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="link inline-flex items-center text-meta coarse:min-h-11"
      >
        {podcast.makers ? "Is this your show? Manage its claim" : "Is this your show? Claim it"}
      </button>
      <div id={id} className="basis-full empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="mt-2 h-40 rounded-card" />}>
            <ClaimPanel podcast={podcast} />
          </Suspense>
        )}
      </div>
    </>
  );
}
