import { type AdFit, rankByFit } from "@earshot/domain/campaigns/fit/ad-fit";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { SimilarPodcast } from "@earshot/domain/catalogue/search/search-request";
import { Scale } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Link } from "react-router-dom";
import { useSimilarQuery } from "../../catalogue/api/catalogue-api";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { WhySimilar } from "../../catalogue/podcast/why-similar";
import { comparisonWith } from "../../compare/stored-comparison";
import { ButtonLink } from "../../ui/button";
import { Cover } from "../../ui/cover";
import { ErrorNotice } from "../../ui/error-notice";
import { Segmented } from "../../ui/segmented";
import { Skeleton } from "../../ui/skeleton";
import { FitStrip, fitText } from "./fit-strip";

type Order = "likeness" | "fit";
const ORDERS = [
  { value: "likeness", label: "Most similar" },
  { value: "fit", label: "Best fit" },
] as const;

type Props = {
  podcastId: PodcastId;
  fitOf: (show: SimilarPodcast["podcast"]) => AdFit;
  /** Whether the brief contains anything that shows can be scored by. */
  weighed: boolean;
  onFollow: () => void;
};

/** Shows like this one, each with the reasons: most similar first, or in the order of their ad fit. */
export function SimilarList({ podcastId, fitOf, weighed, onFollow }: Props) {
  const { currentData: similar, error, isFetching, refetch } = useSimilarQuery(podcastId);
  const [chosen, setOrder] = useState<Order>();
  const order = chosen ?? (weighed ? "fit" : "likeness");
  const shows = similar && (order === "fit" ? rankByFit(similar, ({ podcast }) => fitOf(podcast)) : similar);
  return (
    <section aria-labelledby="similar-in-match">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="similar-in-match" className="text-h3">
          Similar shows
        </h3>
        {shows !== undefined && shows.length > 1 && weighed && (
          <Segmented label="Sort similar shows" value={order} options={ORDERS} onChange={setOrder} />
        )}
      </div>
      {shows === undefined && error && !isFetching && (
        <ErrorNotice text="Couldn’t load similar shows." query={{ isFetching, refetch }} />
      )}
      {shows === undefined && (!error || isFetching) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Skeleton count={4} className="h-52 rounded-card" />
        </div>
      )}
      {shows?.length === 0 && <p className="text-text-2">No similar shows are known.</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {shows?.map((one) => (
          <SimilarCard
            key={one.podcast.id}
            similar={one}
            fit={weighed ? fitOf(one.podcast) : undefined}
            reference={podcastId}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  );
}

type CardProps = { similar: SimilarPodcast; fit: AdFit | undefined; reference: PodcastId; onFollow: () => void };

function SimilarCard({ similar, fit, reference, onFollow }: CardProps) {
  const { podcast } = similar;
  const { id, title } = podcast;
  // A link that opens elsewhere leaves the dialog open.
  const follow = (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onFollow();
  };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <Cover src={podcast.imageUrl} seed={id} size={48} />
        <div className="relative min-w-0 flex-1">
          <p dir="auto" className="line-clamp-2 text-h3" title={title}>
            <Link
              to={podcastPath(id)}
              state={{ podcast }}
              onClick={follow}
              className="hit-area text-inherit hover:underline"
            >
              {title}
            </Link>
          </p>
          <p dir="auto" className="truncate text-meta text-text-2">
            {podcast.itunesAuthor}
          </p>
        </div>
      </div>
      <WhySimilar similar={similar} />
      <div className="mt-auto flex items-end justify-between gap-4 pt-1">
        {fit ? (
          <div className="min-w-0 flex-1">
            <p className="mb-1 flex justify-between gap-2 text-meta text-text-2">
              Ad fit <b className="font-[640] text-text">{fitText(fit.total)}</b>
            </p>
            <FitStrip total={fit.total} />
          </div>
        ) : (
          <span />
        )}
        <ButtonLink size="sm" to={comparisonWith(id, reference)} onClick={follow} aria-label={`Compare: ${title}`}>
          <Scale size={16} />
          Compare
        </ButtonLink>
      </div>
    </li>
  );
}
