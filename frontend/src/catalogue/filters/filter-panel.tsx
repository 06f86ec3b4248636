import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { withoutIdleReach } from "@earshot/domain/catalogue/search/search-filters";
import type { LastUpdate, SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { isIdle } from "@earshot/domain/site/search-metadata";
import type { ReactNode } from "react";
import { Select } from "../../ui/select";
import { Switch } from "../../ui/switch";
import { CategoryFilter } from "./category-filter";
import { CodeFilter } from "./code-filter";
import { ComingSoon } from "./coming-soon";
import { CountRange } from "./count-range";
import { countedLabel } from "../query/facet-text";
import { MoreFilters } from "./more-filters";
import { LAST_UPDATE_LABELS, type Search } from "../query/search";
import { useHomeQuery } from "../api/catalogue-api";
import { useFacets } from "../api/use-facets";
import type { Results } from "../api/use-results";
import type { SearchStep } from "../query/use-search";

type Props = {
  search: Search;
  found: Results;
  onChange: (change: (filters: SearchFilters) => SearchFilters, step?: SearchStep) => void;
};

const ANY = "";
const UPDATES = [
  { value: ANY, label: "Any" },
  ...(["30d", "60d", "90d"] as const).map((value) => ({ value, label: LAST_UPDATE_LABELS[value] })),
];
const ACTIVITIES = [
  { value: ANY, label: "Any" },
  { value: "very-active", label: "New episode within 7 days" },
  { value: "moderately-active", label: "Within 8 to 90 days" },
  { value: "occasional", label: "Within 91 days to a year" },
  { value: "inactive", label: "More than a year ago" },
] as const;

/**
 * The filters, stacked. Each one applies as soon as it changes. The panel requests the counts of its choices, so it is mounted only where
 * it is visible.
 */
export function FilterPanel({ search, found, onChange }: Props) {
  const { filters } = search;
  const facets = useFacets(search, found);
  const isBefore = isIdle(search);
  const { data: home } = useHomeQuery(undefined, { skip: !isBefore });
  const hasLimits = filters.minListeners !== undefined || filters.maxListeners !== undefined;
  const set = (change: Partial<SearchFilters>, step?: SearchStep) => onChange((now) => ({ ...now, ...change }), step);

  return (
    <div className="rows">
      <Part>
        <CountRange
          legend="Est. Listeners"
          of="listeners"
          presets={LISTENER_PRESETS}
          counts={facets?.listeners}
          bounds={{ min: filters.minListeners, max: filters.maxListeners }}
          onChange={({ min, max }) =>
            onChange((now) => withoutIdleReach({ ...now, minListeners: min, maxListeners: max }), "typing")
          }
        />
        <Switch
          layout="spread"
          className="mt-2"
          disabled={!hasLimits}
          checked={filters.listenersReach === 1}
          onChange={(checked) => set({ listenersReach: checked ? 1 : undefined })}
        >
          Include ranges that overlap
        </Switch>
        <p className="text-meta text-text-2">
          {filters.listenersReach === 1
            ? "Ranges that only touch the limits count too."
            : "We go by the middle of a show’s range. “Large or more” has none. (0): no show is known in that range."}
        </p>
      </Part>
      <Part>
        <CountRange
          legend="Episodes Count"
          of="episodes"
          bounds={{ min: filters.minEpisodes, max: filters.maxEpisodes }}
          onChange={({ min, max }) => set({ minEpisodes: min, maxEpisodes: max }, "typing")}
        />
      </Part>
      <Part>
        <Select
          label="Last Update"
          value={filters.lastUpdate ?? ANY}
          options={UPDATES}
          onChange={(value) => set({ lastUpdate: value === ANY ? undefined : (value as LastUpdate) })}
        />
      </Part>
      {CODED_NAMES.map((name) => (
        <Part key={name}>
          <CodeFilter
            name={name}
            chosen={filters[name]}
            counts={(isBefore ? home?.codes : facets)?.[name]}
            onChange={(code) => set({ [name]: code })}
          />
        </Part>
      ))}
      <Part>
        <Switch
          layout="spread"
          checked={filters.explicit === 1}
          onChange={(checked) => set({ explicit: checked ? 1 : undefined })}
        >
          Explicit Content
        </Switch>
        <p className="text-meta text-text-2">
          {filters.explicit === 1 ? "Only shows marked explicit." : "On: only shows marked explicit."}
        </p>
      </Part>
      <Part>
        <Switch
          layout="spread"
          checked={filters.hasContact === 1}
          onChange={(checked) => set({ hasContact: checked ? 1 : undefined })}
        >
          {countedLabel("Has contact", facets?.hasContact, "1")}
        </Switch>
        <p className="text-meta text-text-2">Shows with an email address or a social page.</p>
      </Part>
      <Part>
        <CategoryFilter
          chosen={filters.categories}
          counts={isBefore ? "catalogue" : facets?.category}
          onToggle={(name) => onChange((now) => ({ ...now, categories: toggled(now.categories, name) }))}
        />
      </Part>
      <Part>
        <Select
          label="Activity"
          value={filters.activity ?? ANY}
          options={ACTIVITIES.map(({ value, label }) => ({
            value,
            label: value === ANY ? label : countedLabel(label, facets?.activity, value),
          }))}
          onChange={(value) => set({ activity: value === ANY ? undefined : value })}
        />
      </Part>
      <Part>
        <MoreFilters filters={filters} set={set} />
      </Part>
      <ComingSoon />
    </div>
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

function Part({ children }: { children: ReactNode }) {
  return <div className="py-4 first:pt-0">{children}</div>;
}
