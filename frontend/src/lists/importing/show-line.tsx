import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { listenersText } from "../../audience/range-text";
import { Cover } from "../../ui/cover";

/** A show on one line: cover, title, author and listeners. */
export function ShowLine({ podcast }: { podcast: Podcast }) {
  return (
    <>
      <Cover src={podcast.imageUrl} seed={podcast.id} size={40} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-control">
          {podcast.title}
        </span>
        <span dir="auto" className="block truncate text-meta text-text-2">
          {podcast.itunesAuthor}
        </span>
      </span>
      <span className="shrink-0 text-right text-meta text-text-2">
        {listenersText(podcast)}
        <span className="block max-sm:sr-only">est. listeners</span>
      </span>
    </>
  );
}
