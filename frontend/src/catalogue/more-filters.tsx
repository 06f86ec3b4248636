import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "../ui/class-names";
import { BoundFields } from "./bound-fields";
import { DAYS, DOMAINS, ITUNES_IDS, SCORES, useTypedBounds } from "./typed-bounds";

type Props = { filters: SearchFilters; set: (change: Partial<SearchFilters>, step: "typing") => void };

/** Whether one of the folded filters is set. */
function anySet({ minPopularity, maxPopularity, updatedSince, ...others }: SearchFilters): boolean {
  const { newestEpisodeSince, newestEpisodeUntil, host, itunesId } = others;
  const values = [minPopularity, maxPopularity, updatedSince, newestEpisodeSince, newestEpisodeUntil, host, itunesId];
  return values.some((value) => value !== undefined);
}

/** Filters that few visitors need. They are folded, unless one of them is set. */
export function MoreFilters({ filters, set }: Props) {
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? anySet(filters);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggled(!isOpen)}
        className="-mx-2 flex min-h-10 w-[calc(100%+1rem)] items-center justify-between rounded-control px-2 text-control hover:bg-surface-2 coarse:min-h-11"
      >
        More filters
        <ChevronDown size={16} className={cx("shrink-0 text-text-2 transition-transform", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="grid gap-4 pt-3">
        {isOpen && <Fields filters={filters} set={set} />}
      </div>
    </div>
  );
}

function Fields({ filters, set }: Props) {
  const { minPopularity, maxPopularity, updatedSince, newestEpisodeSince, newestEpisodeUntil, host, itunesId } =
    filters;
  const popularity = useTypedBounds(
    { min: minPopularity, max: maxPopularity },
    ({ min, max }) => set({ minPopularity: min, maxPopularity: max }, "typing"),
    SCORES,
  );
  const updated = useTypedBounds({ min: updatedSince }, ({ min }) => set({ updatedSince: min }, "typing"), DAYS);
  const episodes = useTypedBounds(
    { min: newestEpisodeSince, max: newestEpisodeUntil },
    ({ min, max }) => set({ newestEpisodeSince: min, newestEpisodeUntil: max }, "typing"),
    DAYS,
  );
  const domain = useTypedBounds({ min: host }, ({ min }) => set({ host: min }, "typing"), DOMAINS);
  const itunes = useTypedBounds({ min: itunesId }, ({ min }) => set({ itunesId: min }, "typing"), ITUNES_IDS);
  return (
    <>
      <Group legend="Popularity, 0 to 10">
        <BoundFields
          bounds={popularity}
          fields={[
            { end: "min", label: "Minimum popularity", hideLabel: true, inputMode: "decimal", placeholder: "Min" },
            { end: "max", label: "Maximum popularity", hideLabel: true, inputMode: "decimal", placeholder: "Max" },
          ]}
        />
      </Group>
      <div>
        <BoundFields bounds={updated} fields={[{ end: "min", label: "Updated since", type: "date" }]} />
      </div>
      <Group legend="Newest episode, from and to">
        <BoundFields
          bounds={episodes}
          stacked
          fields={[
            { end: "min", label: "Newest episode from", hideLabel: true, type: "date" },
            { end: "max", label: "Newest episode to", hideLabel: true, type: "date" },
          ]}
        />
      </Group>
      <div>
        <BoundFields
          bounds={domain}
          fields={[{ end: "min", label: "Hosting domain", inputMode: "url", placeholder: "libsyn.com" }]}
        />
      </div>
      <div>
        <BoundFields
          bounds={itunes}
          fields={[{ end: "min", label: "iTunes ID", inputMode: "numeric", placeholder: "1441923632" }]}
        />
      </div>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-control">{legend}</legend>
      {children}
    </fieldset>
  );
}
