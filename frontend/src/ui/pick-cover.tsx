import type { ComponentProps } from "react";
import { cx } from "./class-names";
import { Cover } from "./cover";

type Props = ComponentProps<typeof Cover> & {
  title: string;
  picked: boolean;
  /** Whether anything is selected; then all checkboxes are visible. */
  picking: boolean;
  onToggle: (range: boolean) => void;
};

/** A cover that selects its show. The checkbox appears on hover and focus, and is always visible on touch screens. */
export function PickCover({ title, picked, picking, onToggle, ...cover }: Props) {
  return (
    <label className="relative z-1 self-start" title="Select (X)">
      <Cover {...cover} />
      <input
        type="checkbox"
        data-action="select"
        aria-label={`Select ${title}`}
        checked={picked}
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
        className={cx(
          "pick absolute top-1 left-1 size-6 rounded-chip accent-accent transition-opacity duration-90 focus-visible:opacity-100 coarse:opacity-100",
          !picked && !picking && "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
        )}
      />
    </label>
  );
}
