import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { cx } from "./class-names";

const CATEGORY =
  "inline-flex h-6 items-center rounded-chip bg-surface-2 px-2 text-chip text-text-2 uppercase whitespace-nowrap";

/** A category, in capitals; a link if it leads to a search. */
export function CategoryChip({ to, className, children }: { to?: To; className?: string; children: ReactNode }) {
  if (to === undefined) return <span className={cx(CATEGORY, className)}>{children}</span>;
  return (
    <Link
      to={to}
      className={cx(CATEGORY, "hit-area relative no-underline hover:bg-surface-3 hover:text-text", className)}
    >
      {children}
    </Link>
  );
}

type FilterChipProps = {
  /** "English", "10,000+ listeners". */
  label: string;
  onRemove: () => void;
};

/** An active filter with its remove button. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <span className="inline-flex h-8 items-center gap-1 rounded-full bg-accent-soft pr-1 pl-3 text-control whitespace-nowrap text-accent-ink coarse:h-9">
      {label}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove filter: ${label}`}
        className="hit-area relative grid size-6 place-items-center rounded-full hover:bg-surface coarse:size-7"
      >
        <X size={14} />
      </button>
    </span>
  );
}
