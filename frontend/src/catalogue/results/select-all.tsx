import { ListChecks } from "lucide-react";
import { IconButton } from "../../ui/icon-button";
import type { ShowSelection } from "../shows/selection-context";

type Props = {
  selection: ShowSelection;
  /** How many of the first results contain every word of the search; undefined if all do. */
  exact: number | undefined;
};

/** Selects all cards that match every word of the search, or none, with one press. A table has a checkbox in its head for this. */
export function SelectAll({ selection, exact }: Props) {
  const { outOf } = selection;
  if (outOf === 0) return null;
  const count = exact === undefined || exact === 0 ? outOf : Math.min(exact, outOf);
  const all = selection.items.length >= count;
  return (
    <span className="hidden md:block">
      <IconButton
        label={all ? "Deselect all" : `Select all ${count} matching shows`}
        aria-pressed={all}
        onClick={all ? selection.none : () => selection.first(count)}
      >
        <ListChecks size={18} />
      </IconButton>
    </span>
  );
}
