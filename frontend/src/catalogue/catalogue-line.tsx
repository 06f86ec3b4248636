import { formatCount } from "@earshot/domain/shared/format-count";
import { useCatalogueSummaryQuery } from "../client/api";

/** What the catalogue in use holds, counted now; and whether its shows are made up. A source that does not say shows nothing. */
export function CatalogueLine() {
  const { data: summary } = useCatalogueSummaryQuery();
  return (
    <p className="min-h-5 text-meta text-text-2">
      {summary &&
        summary.podcasts > 0 &&
        `${summary.source === "demo" ? "Demo catalogue: " : ""}${formatCount(summary.podcasts)} podcasts and ${formatCount(summary.episodes)} episodes`}
    </p>
  );
}
