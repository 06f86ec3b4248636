import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { Clock } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { track } from "../../analytics/tracker";
import { ListenersLine } from "../../audience/listeners-line";
import { knownListeners } from "../../audience/range-text";
import { StarRating } from "../../audience/star-rating";
import { ButtonLink } from "../../ui/button";
import { CategoryChips } from "./category-chips";
import { isKnown } from "./known";
import { type PodcastPageState, podcastPath } from "./podcast-path";
import { PlayShow } from "./play-show";
import { plainSearch } from "../query/search";
import { useResultSlots } from "./show-slots";
import { usePodcastPrefetch } from "../api/use-podcast-prefetch";
import { Cover } from "../../ui/cover";
import { PickCover } from "../../ui/pick-cover";
import { useShowSelection } from "./selection-context";

/** A show in the results. The card as a whole links to its page; the other controls are above that link. */
export const PodcastCard = memo(function PodcastCard({ podcast, eager }: { podcast: Podcast; eager: boolean }) {
  const { AddToList, FavoriteButton } = useResultSlots();
  const { id, title, itunesAuthor } = podcast;
  const prefetch = usePodcastPrefetch(id);
  const state: PodcastPageState = { podcast, fromResults: true };
  const select = () => track({ name: "select_podcast", props: { podcastId: id, title, location: "home_grid" } });
  const rated = isKnown(podcast, "popularityScore");
  return (
    <li
      {...prefetch}
      data-card
      className="group relative flex flex-col gap-3.5 rounded-card border border-line bg-surface p-4 has-[[data-action=select]:checked]:border-accent has-[[data-action=select]:checked]:bg-accent-soft transition-shadow duration-140 hover:shadow-raised has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus"
    >
      <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-3">
        <CardCover podcast={podcast} eager={eager} />
        <div className="min-h-[72px] min-w-0">
          <h3 dir="auto" title={title} className="line-clamp-2 text-h3">
            <Link
              to={podcastPath(id)}
              state={state}
              onClick={select}
              className="pt-1 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h3>
          {/* A finger's height for the link grows below its line: above it, taps are for the title. */}
          <p dir="auto" className="h-6 text-[0.875rem] text-text-2">
            {isKnown(podcast, "itunesAuthor") ? (
              <Link
                to={searchToUrl(plainSearch({ mode: "host", term: itunesAuthor }))}
                title={`More by ${itunesAuthor}`}
                className="relative z-1 inline-block max-w-full min-w-6 align-top leading-6 coarse:min-h-11 text-inherit no-underline hover:text-text hover:underline"
              >
                <span className="block truncate">{itunesAuthor}</span>
              </Link>
            ) : (
              <span className="block truncate">{itunesAuthor}</span>
            )}
          </p>
        </div>
        <div className="relative z-1 -mt-1.5 -mr-1.5 flex flex-col items-center">
          <FavoriteButton podcast={podcast} />
          <PlayShow podcast={podcast} />
        </div>
      </div>
      <ListenersLine show={podcast} />
      {hasFacts(podcast) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-text-2">
          <StarRating score={rated ? podcast.popularityScore : undefined} />
          <Duration podcast={podcast} />
        </p>
      )}
      <CategoryChips categories={podcast.categories} limit={2} />
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink
          size="sm"
          variant="ghost"
          to={podcastPath(id)}
          state={state}
          aria-label={`View Details: ${title}`}
          onClick={select}
          className="relative z-1 min-w-0 flex-1 basis-24 px-2"
        >
          View Details
        </ButtonLink>
        <AddToList podcast={podcast} on="card" size="sm" className="relative z-1 min-w-0 flex-1 basis-24 px-2" />
      </div>
    </li>
  );
});

/** Without a rating and a length, a show that a list of popular shows contains would have a lone "N/A" below that fact. */
function hasFacts(podcast: Podcast): boolean {
  const isListed = knownListeners(podcast).kind === "least";
  return !isListed || isKnown(podcast, "popularityScore") || isKnown(podcast, "duration");
}

function Duration({ podcast }: { podcast: Podcast }) {
  if (!isKnown(podcast, "duration")) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Clock size={15} aria-hidden="true" />
      <span className="sr-only">Length </span>
      {podcast.duration}
    </span>
  );
}

/** The picture on a show's card. In search results, pressing it selects the show. */
function CardCover({ podcast: { id, title, imageUrl }, eager }: { podcast: Podcast; eager: boolean }) {
  const selection = useShowSelection();
  const cover = { src: imageUrl, seed: id, size: 72, eager };
  if (!selection) return <Cover {...cover} />;
  return (
    <PickCover
      {...cover}
      title={title}
      picked={selection.ids.has(id)}
      picking={selection.items.length > 0}
      onToggle={(range) => selection.toggle(id, range)}
    />
  );
}
