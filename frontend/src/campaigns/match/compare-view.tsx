import type { AdBrief } from "@earshot/domain/campaigns/fit/brief-from";
import { adFit, fitShow } from "@earshot/domain/campaigns/fit/ad-fit";
import { compareShows } from "@earshot/domain/compare/compare-shows";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { comparisonToUrl } from "@earshot/domain/compare/compared-ids";
import { CommonScale } from "../../audience/common-scale";
import { neighborOf, PICKER, removeButton } from "../../compare/compare-focus";
import { ButtonLink } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { moveFocus } from "../../ui/overlay/focus-target";
import { Skeleton } from "../../ui/skeleton";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import type { Row } from "./compare-facts";
import { CompareStack } from "./compare-stack";
import { CompareTable } from "./compare-table";
import type { Compared } from "./compared";
import { ShowPicker } from "../../compare/show-picker";
import { useDetails } from "../../compare/use-details";

type Props = { podcast: Podcast; brief: AdBrief; weighed: boolean; compared: Compared };

/** Up to six shows side by side. */
export function CompareView({ podcast, brief, weighed, compared }: Props) {
  const { of, retry } = useDetails(compared.ids);
  const wide = !useNarrowerThan("md");
  const states = compared.ids.map((id) => of(id));
  const shows = states.filter((one): one is PodcastDetail => typeof one !== "string");
  const loading = states.filter((one) => one === "loading").length;
  const facts = compareShows(shows);
  const rows = shows.flatMap((show, at): Row[] => {
    const own = facts[at];
    return own ? [{ show, facts: own, base: at === 0 ? undefined : facts[0] }] : [];
  });
  const fitOf = ({ show }: Row) => (weighed ? adFit(brief, fitShow(show)) : undefined);
  const remove = (id: PodcastId) => {
    // The first show cannot be removed.
    const next = neighborOf(compared.ids.slice(1), id);
    moveFocus(next === undefined ? PICKER : removeButton(next));
    compared.remove(id);
  };
  const View = wide ? CompareTable : CompareStack;
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="text-h3">Side by side</h3>
        <p className="mt-1 max-w-[48em] text-meta text-text-2">
          All ranges share one scale. The gray bar under a range is <bdi>{podcast.title}</bdi>. Where they overlap,
          neither show is clearly larger.
        </p>
      </div>
      <ShowPicker reference={podcast.id} compared={compared} />
      {states.some((one) => one === "failed" || one === "missing") && (
        <ErrorNotice text="Some shows could not be loaded." onRetry={retry}>
          The others are compared below.
        </ErrorNotice>
      )}
      {rows.length > 0 && (
        <CommonScale shows={shows}>
          <View rows={rows} fitOf={fitOf} onRemove={remove} />
        </CommonScale>
      )}
      {loading > 0 && <Skeleton className="h-20" />}
      {compared.ids.length > 1 && (
        <p>
          <ButtonLink to={comparisonToUrl(compared.ids)}>Open as a page</ButtonLink>
        </p>
      )}
      {compared.ids.length === 1 && loading === 0 && (
        <p className="text-text-2">Add a show to see both on one scale.</p>
      )}
      <p role="status" className="sr-only">
        {compared.ids.length === 1 ? "1 show" : `${compared.ids.length} shows compared`}
      </p>
    </div>
  );
}
