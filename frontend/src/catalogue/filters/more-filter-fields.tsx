import type { ReactNode } from "react";
import { BoundFields } from "./bound-fields";
import type { MoreFiltersProps } from "./more-filters";
import { DAYS, DOMAINS, ITUNES_IDS, SCORES, useTypedBounds } from "../query/typed-bounds";

export default function MoreFilterFields({ filters, set }: MoreFiltersProps) {
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
