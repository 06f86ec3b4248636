import type { SavedPage } from "@earshot/backend/saved/saved.schemas";
import { Heart } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useShortcut } from "../keyboard/shortcuts";
import { useSavedPageQuery } from "../saved/saved-api";
import { useSavedRemovals } from "../saved/use-saved-removals";
import { ButtonLink } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Pager } from "../ui/pager";
import { RemovalNews } from "../ui/removal-news";
import { RemovedTile } from "../ui/removed-tile";
import { Skeleton } from "../ui/skeleton";
import { Empty } from "./empty";
import { pageFrom } from "./page-from";
import { SavedCard } from "./saved-card";
import { Section } from "./section";

const GRID =
  "grid grid-cols-2 gap-x-3 gap-y-6 xs:grid-cols-[repeat(auto-fill,minmax(148px,1fr))] md:gap-x-5 md:gap-y-7";

/** The saved shows, 24 per page. The page number is in the address. */
export function SavedSection() {
  const [params, setParams] = useSearchParams();
  const page = pageFrom(params.get("page"));
  const heading = useRef<HTMLHeadingElement>(null);
  const { currentData, data, isError, ...query } = useSavedPageQuery(page, { refetchOnMountOrArgChange: true });
  const total = (currentData ?? data)?.total;
  const pages = Math.max(1, Math.ceil((total ?? 0) / (currentData?.pageSize ?? 24)));

  const toPage = (to: number, replace = false) => {
    setParams(
      (now) => {
        if (to === 1) now.delete("page");
        else now.set("page", String(to));
        return now;
      },
      { replace },
    );
  };
  // The page in the address no longer exists, so the last page replaces it.
  const beyond = currentData !== undefined && currentData.items.length === 0 && page > pages;
  useEffect(() => {
    if (beyond) toPage(pages, true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- goes back once
  }, [beyond, pages]);

  return (
    <Section id="saved" title="Your Saved Podcasts" count={total} headingRef={heading}>
      {isError && !currentData ? (
        <ErrorNotice text="Couldn’t load your saved podcasts." query={query}>
          They’re safe. We just can’t reach them right now.
        </ErrorNotice>
      ) : !currentData || beyond ? (
        <SavedSkeletons />
      ) : (
        <SavedShows key={page} answer={currentData} />
      )}
      {pages > 1 && (
        <Pager
          label="your saved podcasts"
          page={page}
          pages={pages}
          onPage={(to) => {
            toPage(to);
            heading.current?.focus();
          }}
        />
      )}
    </Section>
  );
}

function SavedShows({ answer }: { answer: SavedPage }) {
  const { shown, remove, undo, undoLast, failure, back, announcement } = useSavedRemovals(answer);
  useShortcut("Mod+Z", "Undo the last removal", undoLast, { enabled: shown.some(({ gone }) => gone) });
  if (shown.length === 0) {
    return (
      <Empty icon={Heart} text="Nothing saved yet. Press the heart on a show to keep it here.">
        <ButtonLink to="/home">Search podcasts</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <RemovalNews failure={failure} announcement={announcement}>
        The show is back.
      </RemovalNews>
      <ul className={GRID}>
        {shown.map(({ row, gone }) => (
          <li key={row.podcastId}>
            {gone ? (
              <RemovedTile title={row.title} onUndo={() => undo(row)} className="aspect-square flex-col text-center" />
            ) : (
              <SavedCard saved={row} back={back === row.podcastId} onRemove={() => remove(row)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function SavedSkeletons() {
  return (
    <div className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="mt-2 h-5 w-4/5" />
          <Skeleton className="mt-1 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
