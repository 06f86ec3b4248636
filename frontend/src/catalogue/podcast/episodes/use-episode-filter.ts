import { EPISODE_LENGTHS, type EpisodeLength } from "@earshot/domain/catalogue/shows/episode";
import type { EpisodeFilter } from "@earshot/domain/catalogue/shows/episode-filter";
import { useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/** The filter of the episodes, which is stored in the address, and a function to change it. A change does not add a history entry. */
export function useEpisodeFilter() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [words, length, year] = [parameters.get("q") ?? "", parameters.get("length"), parameters.get("year")];
  const filter = useMemo((): EpisodeFilter => {
    const known = EPISODE_LENGTHS.find((one) => one === length);
    return {
      ...(words.trim() !== "" && { words: words.trim() }),
      ...(known !== undefined && { length: known }),
      ...(year !== null && /^\d{4}$/.test(year) && { year: Number(year) }),
    };
  }, [words, length, year]);
  const change = (name: "q" | "length" | "year", value: string | undefined) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, state, preventScrollReset: true },
    );
  /** How many times the filters were cleared. Needed because the last typed text may not be in the address yet. */
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    setParameters({ tab: "episodes" }, { replace: true, state, preventScrollReset: true });
  };
  return { filter, isFiltered: Object.keys(filter).length > 0, change, clear, cleared };
}

export const LENGTH_NAMES: Readonly<Record<EpisodeLength, string>> = {
  "0-15": "Under 15 min",
  "15-30": "15–30 min",
  "30-60": "30–60 min",
  "60-": "Over 1 hour",
};
