import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { podcastPath } from "../catalogue/shows/podcast-path";
import type { SavedPodcast } from "@earshot/backend/saved/saved.schemas";
import { Cover } from "../ui/cover";

type Props = {
  saved: SavedPodcast;
  /** Whether the show has just been restored; then its button gets the focus. */
  back: boolean;
  onRemove: () => void;
};

/** A saved show, whose picture links to its page. */
export function SavedCard({ saved: { podcastId, title, author, imageUrl }, back, onRemove }: Props) {
  return (
    <div className="group relative rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus">
      <div className="overflow-hidden rounded-card shadow-rest transition-shadow duration-140 group-hover:shadow-raised">
        <Cover src={imageUrl} seed={podcastId} size={240} className="aspect-square size-full! rounded-card" />
      </div>
      <h3 dir="auto" title={title} className="mt-2 line-clamp-2 text-[0.875rem] leading-5 font-[640]">
        <Link
          to={podcastPath(podcastId)}
          className="py-0.5 text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {title || "Untitled"}
        </Link>
      </h3>
      <p dir="auto" className="truncate text-meta text-text-2">
        {author || "—"}
      </p>
      <button
        type="button"
        autoFocus={back}
        onClick={onRemove}
        aria-label={`Remove: ${title}`}
        title={`Remove: ${title}`}
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-surface text-text-2 shadow-raised transition-opacity duration-90 hover:text-neg focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100 coarse:top-1 coarse:right-1 coarse:size-11 forced-colors:border"
      >
        <X size={16} />
      </button>
    </div>
  );
}
