import type { PodcastOutline } from "@earshot/domain/site/podcast-outline";
import { Skeleton } from "../ui/skeleton";
import { BackToSearch } from "./back-to-search";
import { HeroFrame } from "./hero-frame";

const COVER = "size-[88px] shrink-0 rounded-control md:size-36";

/** The shape of the page while it loads, with what the document already says of the show. */
export function PodcastSkeleton({ outline }: { outline: PodcastOutline | undefined }) {
  return (
    <div className="pt-4 pb-16 md:pt-6">
      <BackToSearch fromResults={false} />
      {outline ? (
        <HeroFrame
          cover={<Skeleton className={`${COVER} md:row-span-2`} />}
          badge={null}
          title={outline.title}
          author={outline.author}
        >
          <p dir="auto" className="max-w-[72ch] break-words text-text-2">
            {outline.description}
          </p>
          <Skeleton className="mt-3 h-6 w-3/5 max-w-72" />
          <Skeleton className="mt-2 h-8 w-full max-w-96 coarse:h-11" />
        </HeroFrame>
      ) : (
        <div aria-hidden="true" className="mt-4 mb-32 flex gap-4 md:gap-6">
          <Skeleton className={COVER} />
          <div className="flex-1">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="mt-3 h-8 w-3/5 max-w-96" />
            <Skeleton className="mt-3 h-4 w-40" />
          </div>
        </div>
      )}
      <div aria-hidden="true">
        <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-32 rounded-card last:col-span-2 lg:last:col-span-1" />
          ))}
        </div>
        <Skeleton className="mt-8 h-72 rounded-card" />
      </div>
      <p role="status" className="sr-only">
        Loading the podcast
      </p>
    </div>
  );
}
