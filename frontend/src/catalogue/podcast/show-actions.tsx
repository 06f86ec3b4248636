import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Scale } from "lucide-react";
import { Suspense } from "react";
import { usePageSlots } from "../shows/show-slots";
import { FindFeed } from "./find-feed";

export function ShowActions({ podcast }: { podcast: Podcast }) {
  const { AddToList, CompareThis, FavoriteButton, MatchButton, MatchSent, TrackSwitch } = usePageSlots();
  return (
    <section aria-labelledby="actions" className="flex flex-wrap gap-2 lg:grid lg:grid-cols-1">
      <h2 id="actions" className="sr-only">
        ACTIONS
      </h2>
      <MatchButton className="min-w-0 flex-1 basis-24" />
      <AddToList podcast={podcast} on="page" className="min-w-0 flex-1 basis-24" />
      <div className="flex basis-full flex-wrap items-center justify-between">
        {isDirectoryEntry(podcast) ? <FindFeed podcast={podcast} /> : <TrackSwitch podcast={podcast} />}
        <span className="inline-flex">
          <FavoriteButton podcast={podcast} />
          <Suspense fallback={<ComparePlace />}>
            <CompareThis podcast={podcast} />
          </Suspense>
        </span>
        {/* Inside, so that an empty line does not add a gap. */}
        <MatchSent className="basis-full" />
      </div>
    </section>
  );
}

/** Takes up the width of the button that loads later: otherwise, the heart moves away under the pointer. */
function ComparePlace() {
  return (
    <span aria-hidden="true" className="invisible inline-flex min-h-8 items-center gap-1 text-control coarse:min-h-11">
      <Scale size={15} />
      Compare
    </span>
  );
}
