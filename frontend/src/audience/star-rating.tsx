import { drawnStars, starRating } from "@earshot/domain/audience/star-rating";
import { Star } from "lucide-react";

const ABOUT = "out of 5, from popularity";

/** A show's popularity score as a rating: one star, partly filled, and the number. */
export function StarRating({ score }: { score: number | undefined }) {
  if (score === undefined) {
    return (
      <span title="Rating: unknown">
        <span className="sr-only">Rating </span>N/A
      </span>
    );
  }
  const share = `${(drawnStars(score) / 5) * 100}%`;
  return (
    <span className="inline-flex items-center gap-1" title={`${starRating(score)} ${ABOUT}`}>
      <span className="relative" aria-hidden="true">
        <Star size={15} />
        <span className="absolute inset-y-0 left-0 overflow-hidden text-accent" style={{ width: share }}>
          <Star size={15} className="fill-current" />
        </span>
      </span>
      <span className="sr-only">Rating </span>
      {starRating(score)}
      <span className="sr-only"> {ABOUT}</span>
    </span>
  );
}
