import type { MatchEntry } from "@earshot/backend/lists/lists.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { useId } from "react";
import { ShowLine } from "./show-line";

type Props = {
  entry: MatchEntry;
  chosen: PodcastId | undefined;
  onChoose: (id: PodcastId | undefined) => void;
};

const ROW =
  "flex min-h-13 items-center gap-3 border-b border-line px-3 py-1.5 last:border-b-0 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus";

/** An entry that can mean several shows: the visitor picks one, or none. */
export function ImportDoubtful({ entry: { given, candidates }, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend dir="auto" className="mb-1.5 max-w-full truncate text-text-2">
        “{given}”
      </legend>
      <div className="overflow-hidden rounded-card border border-line">
        {candidates.map(({ podcast }) => (
          <label key={podcast.id} className={ROW}>
            <input
              type="radio"
              name={name}
              checked={chosen === podcast.id}
              onChange={() => onChoose(podcast.id)}
              className="size-5 shrink-0 accent-accent"
            />
            <ShowLine podcast={podcast} />
          </label>
        ))}
        <label className={ROW}>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            onChange={() => onChoose(undefined)}
            className="size-5 shrink-0 accent-accent"
          />
          None of these
        </label>
      </div>
    </fieldset>
  );
}
