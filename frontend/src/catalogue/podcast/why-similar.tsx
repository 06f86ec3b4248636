import type { SimilarPodcast } from "@earshot/domain/catalogue/search/search-request";
import { ListenersLine } from "../../audience/listeners-line";

/** The strongest reasons come first; more than these would only repeat each other. */
const REASONS = 3;

/** A similar show's listeners, and why it is similar. */
export function WhySimilar({ similar: { podcast, reasons } }: { similar: SimilarPodcast }) {
  return (
    <>
      <ListenersLine show={podcast} />
      <ul className="grid gap-0.5 text-meta text-text-2">
        {reasons.slice(0, REASONS).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
