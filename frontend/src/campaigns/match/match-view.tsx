import { adFit, fitShow } from "@earshot/domain/campaigns/fit/ad-fit";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { useMemo } from "react";
import { useSimilarQuery } from "../../catalogue/api/catalogue-api";
import { BriefPanel } from "./brief-panel";
import { FitCard } from "./fit-card";
import { SimilarList } from "./similar-list";
import { useDetails } from "../../compare/use-details";
import type { RequestDraft } from "../requests/use-request-draft";
import type { WrittenBrief } from "./use-brief";

type Props = {
  podcast: Podcast;
  detail: PodcastDetail | undefined;
  draft: RequestDraft;
  written: WrittenBrief;
  onFollow: () => void;
};

const MOST_STICKY = 3;

/** A brief and its matches: the fit of this show, and similar shows. */
export function MatchView({ podcast, detail, draft, written, onFollow }: Props) {
  const { readings, brief, weighed } = written;
  const { currentData: similar } = useSimilarQuery(podcast.id);
  // Cards contain monthly listeners; ads are priced by the audience of an episode, which only the show's page has.
  const details = useDetails(useMemo(() => similar?.map((one) => one.podcast.id) ?? [], [similar]));
  const fitOf = (show: Podcast) => {
    const known = details.of(show.id);
    return adFit(brief, fitShow(typeof known === "string" ? show : known));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[300px_minmax(0,1fr)] md:gap-10">
      {/* If the column were taller than the window, its end would be out of view. */}
      <div className={readings.length > MOST_STICKY ? undefined : "md:sticky md:top-0 md:self-start"}>
        <BriefPanel draft={draft} written={written} onFollow={onFollow} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
        {weighed ? (
          <FitCard fit={adFit(brief, fitShow(detail ?? podcast))} title={podcast.title} />
        ) : (
          <p className="rounded-card bg-surface-2 px-4 py-3 text-text-2">
            Describe what you advertise, or choose a budget. This show and similar ones get an ad-fit score, part by
            part.
          </p>
        )}
        <SimilarList podcastId={podcast.id} fitOf={fitOf} weighed={weighed} onFollow={onFollow} />
      </div>
    </div>
  );
}
