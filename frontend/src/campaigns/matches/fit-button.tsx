import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";
import { ChevronDown } from "lucide-react";
import { cx } from "../../ui/class-names";
import { fitFigure, FitStrip, fitText } from "../match/fit-strip";

type Props = {
  match: ShowMatch;
  open: boolean;
  /** The id of the element that the button opens: the parts of the score. */
  controls: string;
  onToggle: () => void;
};

/** A match's score, as a button that shows its parts. */
export function FitButton({ match: { podcast, fit }, open, controls, onToggle }: Props) {
  const { total } = fit;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`Ad fit with ${podcast.title}: ${fitText(total)}. Show its parts`}
      onClick={onToggle}
      className="hit-area relative grid w-full grid-cols-[3.25rem_minmax(0,1fr)_16px] items-center gap-2 text-meta hover:text-accent focus-visible:-outline-offset-2 coarse:min-h-11"
    >
      <b className="text-left font-[640] whitespace-nowrap tabular">{fitFigure(total)}</b>
      <FitStrip total={total} />
      <ChevronDown size={16} aria-hidden="true" className={cx("transition-transform", open && "rotate-180")} />
    </button>
  );
}
