import type { SimilarPodcast } from "@earshot/domain/catalogue/search/search-request";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { Link } from "react-router-dom";
import { CommonScale } from "../../audience/common-scale";
import { Cover } from "../../ui/cover";
import { ErrorNotice } from "../../ui/error-notice";
import { Later } from "../../ui/later";
import { Skeleton } from "../../ui/skeleton";
import { useSimilarQuery } from "../api/catalogue-api";
import { podcastPath, type PodcastPageState } from "../shows/podcast-path";
import { WhySimilar } from "./why-similar";

/** Shows like this one, each with the reasons. */
export default function SimilarShows({ podcastId }: { podcastId: PodcastId }) {
  return (
    <section aria-labelledby="similar-shows">
      <h2 id="similar-shows" className="mb-3 text-h2">
        Similar shows
      </h2>
      <SimilarList podcastId={podcastId} />
    </section>
  );
}

/** The similar shows, in columns that are as wide as needed. */
function SimilarList({ podcastId }: { podcastId: PodcastId }) {
  const { currentData: similar, error, ...query } = useSimilarQuery(podcastId);
  const columns = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3 md:gap-4";
  if (similar === undefined && error && !query.isFetching) {
    return <ErrorNotice text="Couldn’t load similar shows." query={query} />;
  }
  const placeholders = (
    <div className={columns}>
      <Skeleton count={4} className="h-36 rounded-card" />
    </div>
  );
  if (similar === undefined) return placeholders;
  if (similar.length === 0) return <p className="text-text-2">No similar shows found.</p>;
  return (
    <Later before={placeholders}>
      <CommonScale shows={similar.map(({ podcast }) => podcast)}>
        <ul className={columns}>
          {similar.map((one) => (
            <SimilarCard key={one.podcast.id} similar={one} />
          ))}
        </ul>
      </CommonScale>
    </Later>
  );
}

function SimilarCard({ similar }: { similar: SimilarPodcast }) {
  const { podcast } = similar;
  const state: PodcastPageState = { podcast };
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-shadow duration-140 hover:shadow-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex gap-3">
        <Cover src={podcast.imageUrl} seed={podcast.id} size={48} />
        <div className="min-w-0 flex-1">
          <p dir="auto" title={podcast.title} className="line-clamp-2 text-h3">
            <Link
              to={podcastPath(podcast.id)}
              state={state}
              className="pt-1 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {podcast.title}
            </Link>
          </p>
          <p dir="auto" className="truncate text-meta text-text-2">
            {podcast.itunesAuthor}
          </p>
        </div>
      </div>
      <WhySimilar similar={similar} />
    </li>
  );
}
