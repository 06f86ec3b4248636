import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useCatalogueSummaryQuery } from "../../client/api";

/** The current counts of the catalogue, and whether its shows are sample data. Renders nothing without counts. */
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
