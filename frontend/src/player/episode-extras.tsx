import { useState } from "react";
import { Segmented } from "../ui/segmented";
import { ChapterList } from "./chapter-list";
import { TranscriptText } from "./transcript-text";
import type { PlayerParts } from "./transport";

type Part = "chapters" | "transcript";

/** The chapters and the transcript of the playing episode, if it has them. */
export default function EpisodeExtras(parts: PlayerParts) {
  const { chapters, transcript } = parts.episode;
  const [chosen, setChosen] = useState<Part>("chapters");
  const part = !chapters ? "transcript" : transcript === undefined ? "chapters" : chosen;
  return (
    <>
      {chapters && transcript !== undefined && (
        <Segmented<Part>
          label="What to show"
          value={part}
          onChange={setChosen}
          options={[
            { value: "chapters", label: "Chapters" },
            { value: "transcript", label: "Transcript" },
          ]}
          className="mb-2"
        />
      )}
      {part === "chapters" ? <ChapterList {...parts} /> : <TranscriptText {...parts} />}
    </>
  );
}
