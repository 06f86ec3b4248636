import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { lazy, Suspense, useId, useState } from "react";
import { useSession } from "../session/session";
import { Unloaded } from "../ui/overlay/layer-boundary";
import { Skeleton } from "../ui/skeleton";
import { PartBoundary } from "../ui/spare-part";

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
          <PartBoundary missing={<Unloaded onClose={() => setIsOpen(false)} />}>
            <Suspense fallback={<Skeleton className="mt-2 h-40 rounded-card" />}>
              <ClaimPanel podcast={podcast} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}
