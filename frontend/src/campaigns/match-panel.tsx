import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { SimilarList } from "../catalogue/similar-shows";

/** What stands in the Analyze & Match dialog of a show. */
export default function MatchPanel({ podcast, onClose }: { podcast: Podcast; onClose: () => void }) {
  return (
    <>
      <p className="max-w-[60ch] text-text-2">
        Sending an advertising brief for {podcast.title} from here is not open yet. What you can do today: compare it
        with the shows that are closest to it.
      </p>
      <h3 className="mt-5 mb-2 text-h3">Similar shows</h3>
      <SimilarList podcastId={podcast.id} onFollow={onClose} />
    </>
  );
}
