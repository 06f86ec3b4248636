import { COMPARED_MAX } from "@earshot/domain/compare/compared-ids";
import type { Podcast, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { skipToken } from "@reduxjs/toolkit/query";
import { Plus, Search } from "lucide-react";
import { useId, useState } from "react";
import { listenersText } from "../audience/range-text";
import { useSimilarQuery } from "../catalogue/api/catalogue-api";
import { useOptionList } from "../catalogue/search-box/option-list";
import { NO_FILTERS } from "../catalogue/query/search";
import { useMatches } from "../catalogue/api/use-matches";
import { Button } from "../ui/button";
import { FIELD_CLASS } from "../ui/class-names";
import { Cover } from "../ui/cover";
import { focusTarget, moveFocus } from "../ui/overlay/focus-target";
import { LIMIT, neighborOf, PICKER, similarButton } from "./compare-focus";

const SIMILAR_SHOWN = 4;

/** The compared shows, and a function that adds one. */
type Picked = {
  readonly ids: readonly PodcastId[];
  readonly full: boolean;
  readonly add: (id: PodcastId) => void;
};

/** Whether one more show fills the comparison. */
const isLast = ({ ids }: Picked) => ids.length + 1 >= COMPARED_MAX;

/** Adds shows to the comparison: by title, or from the shows similar to `reference`. */
export function ShowPicker({ reference, compared }: { reference: PodcastId | undefined; compared: Picked }) {
  const { currentData: similar } = useSimilarQuery(reference ?? skipToken);
  const near = similar?.map(({ podcast }) => podcast).filter(({ id }) => !compared.ids.includes(id)) ?? [];
  const offered = near.slice(0, SIMILAR_SHOWN);
  const add = (id: PodcastId) => {
    const next = neighborOf(
      near.map((show) => show.id),
      id,
    );
    moveFocus(isLast(compared) ? LIMIT : next ? similarButton(next) : PICKER);
    compared.add(id);
  };
  if (compared.full) {
    return (
      <p ref={focusTarget(LIMIT)} tabIndex={-1} className="text-meta text-text-2" role="status">
        {COMPARED_MAX} shows are the most you can compare. Remove one to add another.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <TitleSearch compared={compared} />
      {near.length > 0 && (
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-2">
          <span className="text-meta text-text-2">Similar:</span>
          {offered.map(({ id, title }) => (
            <Button
              key={id}
              ref={focusTarget(similarButton(id))}
              size="sm"
              onClick={() => add(id)}
              className="max-w-52 min-w-0"
            >
              <Plus size={14} className="shrink-0" />
              <span dir="auto" className="truncate">
                {title}
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function TitleSearch({ compared }: { compared: Picked }) {
  const [text, setText] = useState("");
  const id = useId();
  const term = text.trim();
  const { matches, settled } = useMatches({ term, mode: "title", filters: NO_FILTERS, sort: "relevance" });
  const offered = matches.filter((show) => !compared.ids.includes(show.id));
  const take = (show: Podcast | undefined) => {
    if (show === undefined) return;
    if (isLast(compared)) moveFocus(LIMIT);
    compared.add(show.id);
    setText("");
  };
  const list = useOptionList(offered.length, (index) => take(offered[index]), { start: 0 });
  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        Add a show by its title
      </label>
      <Search size={16} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-text-3" />
      <input
        ref={focusTarget(PICKER)}
        id={id}
        type="text"
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder="Add a show by its title"
        onChange={(event) => {
          setText(event.target.value);
          list.setActive(0);
        }}
        onKeyDown={(event) => {
          // The first Escape clears the field.
          if (event.key === "Escape" && text !== "") {
            event.preventDefault();
            setText("");
          } else list.onKeyDown(event);
        }}
        className={`${FIELD_CLASS} h-10 pl-9 coarse:min-h-11`}
        {...list.fieldProps}
      />
      <p role="status" className="sr-only">
        {term !== "" && settled && (offered.length === 1 ? "1 show" : `${offered.length} shows`)}
      </p>
      {term !== "" && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-surface p-1 shadow-floating">
          {offered.length === 0 && (
            <p className="px-3 py-2 text-meta text-text-2">{settled ? "No show has that title." : "Searching…"}</p>
          )}
          <div {...list.listProps} aria-label="Shows">
            {offered.map((show, index) => (
              <div
                key={show.id}
                {...list.optionProps(index)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-accent-soft aria-selected:text-accent-ink forced-colors:aria-selected:outline-2"
              >
                <Cover src={show.imageUrl} seed={show.id} size={28} className="rounded-chip" />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {show.title}
                </span>
                <span className="text-meta whitespace-nowrap text-text-2">{listenersText(show)}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
