import { ExternalLink } from "lucide-react";
import { cx } from "../ui/class-names";
import { clockTime } from "./clock";
import { useChaptersQuery } from "./episode-files-api";
import { fileState } from "./file-states";
import type { PlayerParts } from "./transport";
import { chapterAt } from "./use-chapters";

/** An episode's chapters. Pressing one seeks to it; the current one is marked. */
export function ChapterList({ podcast, episode, audio }: PlayerParts) {
  const query = useChaptersQuery({ podcast: podcast.id, episode: episode.id });
  const state = fileState("chapters", query);
  if (state) return state;
  const chapters = query.currentData?.state === "read" ? query.currentData.chapters : [];
  if (chapters.length === 0) return <p className="p-2 text-text-2">The file has no chapters.</p>;
  const current = chapterAt(chapters, audio.progress.at);
  return (
    <ol className="min-h-0 overflow-y-auto" tabIndex={-1}>
      {chapters.map(({ at, title, href }, index) => (
        <li key={`${at} ${title}`} className="flex items-center">
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={() => audio.seek(at)}
            className={cx(
              "flex min-h-9 min-w-0 flex-1 items-baseline gap-3 rounded-control px-2 py-1.5 text-left hover:bg-surface-2 coarse:min-h-11",
              index === current ? "font-semibold text-text" : "text-text-2",
            )}
          >
            <span className="w-[4em] shrink-0 text-right text-meta tabular">{clockTime(at)}</span>
            <bdi className="min-w-0 flex-1 break-words">{title}</bdi>
          </button>
          {href !== undefined && (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              aria-label={`${title}: open its page in a new tab`}
              className="grid size-9 shrink-0 place-items-center text-text-2 hover:text-text coarse:size-11"
            >
              <ExternalLink size={15} />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
