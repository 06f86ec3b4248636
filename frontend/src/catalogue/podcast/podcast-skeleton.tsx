import type { PodcastOutline } from "@earshot/domain/site/podcast-outline";
import { Skeleton } from "../../ui/skeleton";
import { BackToSearch } from "./back-to-search";
import { HeroFrame } from "./hero-frame";

const COVER = "size-[72px]! shrink-0 rounded-control md:size-32!";

/** The page's placeholder while it loads, with the facts about the show that the server's HTML contains. */
export function PodcastSkeleton({ outline }: { outline: PodcastOutline | undefined }) {
  return (
    <div className="pt-1 pb-16 md:pt-2">
      <BackToSearch fromResults={false} />
      {outline ? (
        <HeroFrame cover={<Skeleton className={COVER} />} title={outline.title} author={outline.author}>
          <p dir="auto" className="line-clamp-3 text-left break-words text-text-2 md:line-clamp-2">
            {outline.description}
          </p>
          <Skeleton className="mt-2 h-6 w-3/5 max-w-96" />
        </HeroFrame>
      ) : (
        <div aria-hidden="true" className="mt-1 mb-8 flex gap-4 md:gap-6">
          <Skeleton className={COVER} />
          <div className="flex-1">
            <Skeleton className="h-8 w-3/5 max-w-96" />
            <Skeleton className="mt-3 h-4 w-40" />
          </div>
        </div>
      )}
      <div className="mt-12">
        <InsightsSkeleton />
      </div>
      <p role="status" className="sr-only">
        Loading the podcast
      </p>
    </div>
  );
}

/** In place of the figures and the pictures. */
export function InsightsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
