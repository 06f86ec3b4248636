import type { Status, StatusKind } from "@earshot/domain/lists/columns/statuses";
import { Circle, CircleCheck, CircleDot, Minus } from "lucide-react";
import { cx } from "../../ui/class-names";

/** A status is a shape and a word, never a color alone. */
const STATUS_STYLES: Readonly<Record<StatusKind, { icon: typeof Circle; className: string }>> = {
  open: { icon: Circle, className: "bg-surface-3 text-text" },
  active: { icon: CircleDot, className: "bg-accent-soft text-accent-ink" },
  won: { icon: CircleCheck, className: "bg-pos-soft text-pos" },
  lost: { icon: Minus, className: "bg-surface text-text-2 border-line-strong" },
};

type Props = {
  title: string;
  value: string;
  statuses: readonly Status[];
  /** undefined if the status is read-only. */
  onChange?: (name: string) => void;
};

/** A show's status. A native select: it is quick with the keyboard, and easy to use on a phone. */
export function StatusChoice({ title, value, statuses, onChange }: Props) {
  const known = statuses.find(({ name }) => name === value);
  const { icon: Icon, className } = STATUS_STYLES[known?.kind ?? "open"];
  return (
    <span className="relative inline-flex max-w-full">
      {onChange && (
        <span data-on-paper aria-hidden="true">
          {value}
        </span>
      )}
      <Icon
        size={14}
        aria-hidden="true"
        className={cx("pointer-events-none absolute inset-y-0 left-2 my-auto", className, "bg-transparent!")}
      />
      {onChange === undefined ? (
        <span className={cx("inline-flex h-7 max-w-full items-center rounded-full pr-2.5 pl-7 font-[600]", className)}>
          <span className="truncate text-meta">{value}</span>
        </span>
      ) : (
        <select
          aria-label={`Status of ${title}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(
            "h-7 max-w-full appearance-none truncate rounded-full border border-transparent pr-2.5 pl-7 text-meta font-[600] coarse:min-h-11 [&>option]:bg-surface [&>option]:text-text",
            className,
          )}
        >
          {!known && <option>{value}</option>}
          {statuses.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </span>
  );
}
