import { ListChecks } from "lucide-react";
import { IconButton } from "../../ui/icon-button";
import type { ShowSelection } from "../shows/selection-context";

type Props = {
  selection: ShowSelection;
  /** How many of the first results match the whole search; undefined if all do. */
  leading: number | undefined;
};

/** Selects all cards that match the whole search with one press, or none; a table has a box for it in its head. */
export function SelectAll({ selection, leading }: Props) {
  const { outOf } = selection;
  if (outOf === 0) return null;
  const count = leading === undefined || leading === 0 ? outOf : Math.min(leading, outOf);
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
