import type { EpisodeFacets } from "@earshot/domain/catalogue/shows/episode";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useEffect, useEffectEvent, useState } from "react";
import { cx } from "../../../ui/class-names";
import { Select } from "../../../ui/select";
import { TextField } from "../../../ui/text-field";
import { LENGTH_NAMES, type useEpisodeFilter } from "./use-episode-filter";

/** The number of years with their own chip; older years are in a list. */
const YEAR_CHIPS = 5;
/** Milliseconds after the last key before the search starts. */
const TYPING_MS = 200;

type Props = ReturnType<typeof useEpisodeFilter> & { facets: EpisodeFacets | undefined };

/** Search within the episodes, and chips for length and year, each with its number of results. */
export function EpisodeFilters({ filter, change, cleared, facets }: Props) {
  const years = facets?.years ?? [];
  const older = years.slice(YEAR_CHIPS);
  const chosenYear = filter.year === undefined ? "" : String(filter.year);
  return (
    <div className="no-print mb-3 grid gap-2">
      <Words key={cleared} words={filter.words ?? ""} onChange={(words) => change("q", words)} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Chips
          label="Length"
          chosen={filter.length}
          onChoose={(length) => change("length", length)}
          options={(facets?.lengths ?? []).map(({ length, count }) => ({
            value: length,
            label: LENGTH_NAMES[length],
            count,
          }))}
        />
        <Chips
          label="Year"
          chosen={chosenYear}
          onChoose={(year) => change("year", year)}
          options={years
            .slice(0, YEAR_CHIPS)
            .map(({ year, count }) => ({ value: String(year), label: String(year), count }))}
        />
        {older.length > 0 && (
          <Select
            label="Earlier year"
            hideLabel
            size="sm"
            value={older.some(({ year }) => year === filter.year) ? chosenYear : ""}
            onChange={(year) => change("year", year)}
            options={[
              { value: "", label: "Earlier" },
              ...older.map(({ year, count }) => ({ value: String(year), label: `${year} (${formatCount(count)})` })),
            ]}
          />
        )}
      </div>
    </div>
  );
}

/** Typed text appears at once; the search starts when typing pauses. */
function Words({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  /** Texts that were searched for but are not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (words !== shown) {
    setShown(words);
    const own = sent.indexOf(words);
    setSent(sent.slice(own + 1));
    // The address changed without typing, for example by Back.
    if (own < 0) setTyped(words);
  }
  const wanted = typed.trim();
  const isSearched = wanted === (sent.at(-1) ?? words);
  const search = useEffectEvent(() => {
    setSent([...sent, wanted]);
    onChange(wanted);
  });
  useEffect(() => {
    if (isSearched) return;
    const timer = setTimeout(search, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, isSearched]);
  return (
    <TextField
      label="Search within the episodes"
      hideLabel
      type="search"
      placeholder="Search within the episodes"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="w-full xs:w-80"
    />
  );
}

type ChipsProps = {
  label: string;
  chosen: string | undefined;
  options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  onChoose: (value: string | undefined) => void;
};

/** Chips of which at most one is active; pressing it again clears it. If there is only one choice, it is shown only while active. */
function Chips({ label, chosen, options, onChoose }: ChipsProps) {
  const isPressed = options.some(({ value }) => value === chosen);
  if (options.length < 2 && !isPressed) return null;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {options.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
          className={cx(
            "inline-flex h-8 items-center gap-1.5 rounded-full px-3 text-control whitespace-nowrap coarse:h-11",
            value === chosen ? "bg-accent-soft text-accent-ink" : "bg-surface-2 text-text hover:bg-surface-3",
          )}
        >
          {name}
          <span className={cx("text-meta font-normal", value !== chosen && "text-text-2")}>{formatCount(count)}</span>
        </button>
      ))}
    </div>
  );
}
