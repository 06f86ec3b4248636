import type { TranscriptPart } from "@earshot/domain/catalogue/episode-files.port";
import { memo } from "react";
import { cx } from "../ui/class-names";
import { clockTime } from "./clock";
import { useTranscriptQuery } from "./episode-files-api";
import { fileState, FileLink } from "./file-states";
import type { PlayerParts } from "./transport";

const NONE: readonly TranscriptPart[] = [];

/** An episode's transcript. Pressing a time seeks to it; the current paragraph is marked. */
export function TranscriptText({ podcast, episode, audio }: PlayerParts) {
  const query = useTranscriptQuery({ podcast: podcast.id, episode: episode.id });
  const state = fileState("transcript", query, episode.transcript);
  if (state) return state;
  const parts = query.currentData?.state === "read" ? query.currentData.parts : NONE;
  const current = parts.findLastIndex(({ at }) => at !== null && at <= audio.progress.at + 0.05);
  return (
    <>
      <ol className="min-h-0 overflow-y-auto" aria-label="Transcript" tabIndex={0}>
        <Paragraphs parts={parts} current={current} onSeek={audio.seek} />
      </ol>
      {episode.transcript !== undefined && (
        <p className="mt-1 shrink-0 border-t border-line px-2 pt-1 text-meta">
          <FileLink href={episode.transcript}>Open the transcript file</FileLink>
        </p>
      )}
    </>
  );
}

type ParagraphsProps = { parts: readonly TranscriptPart[]; current: number; onSeek: (seconds: number) => void };

/** Rendered again only when the paragraph changes: the player's time changes four times a second. */
const Paragraphs = memo(function Paragraphs({ parts, current, onSeek }: ParagraphsProps) {
  return parts.map((part, index) => (
    <Paragraph
      key={index}
      part={part}
      isCurrent={index === current}
      speaker={part.speaker === parts[index - 1]?.speaker ? undefined : part.speaker}
      onSeek={onSeek}
    />
  ));
});

type ParagraphProps = {
  part: TranscriptPart;
  isCurrent: boolean;
  /** The speaker's name; missing if the previous paragraph has the same speaker. */
  speaker: string | undefined;
  onSeek: (seconds: number) => void;
};

const Paragraph = memo(function Paragraph({ part: { at, text }, isCurrent, speaker, onSeek }: ParagraphProps) {
  return (
    <li
      aria-current={isCurrent || undefined}
      // A transcript can have thousands of paragraphs; those out of view are not laid out.
      className={cx(
        "flex items-start gap-2 rounded-control px-2 py-1 [contain-intrinsic-size:auto_72px] [content-visibility:auto]",
        isCurrent ? "bg-accent-soft text-text" : "text-text-2",
      )}
    >
      {at !== null && (
        <button
          type="button"
          aria-label={`Play from ${clockTime(at)}`}
          onClick={() => onSeek(at)}
          className="min-h-6 w-[4em] shrink-0 rounded-chip text-right text-meta tabular text-accent hover:underline coarse:min-h-11"
        >
          {clockTime(at)}
        </button>
      )}
      <p dir="auto" className="min-w-0 flex-1 text-left text-[0.9375rem] break-words">
        {speaker !== undefined && <strong className="mr-1 text-text">{speaker}:</strong>}
        {text}
      </p>
    </li>
  );
});
