import type { ReactNode } from "react";
import { cx } from "../class-names";
import { InfoButton } from "./popover";

type Props = {
  label: string;
  value: ReactNode;
  /** What the label means. */
  about: string;
  isKnown?: boolean;
  /** A short note on the value. */
  children?: ReactNode;
};

/** A fact in a row of facts: its label, its value, and a short note. A range never breaks at its dash. */
export function Fact({ label, value, about, isKnown = true, children }: Props) {
  return (
    <section aria-label={label} className="min-w-0 px-4 py-2 md:px-5">
      <div className="flex items-center gap-1 text-meta text-text-2">
        <h3 className="font-normal">{label}</h3>
        <InfoButton about={label}>{about}</InfoButton>
      </div>
      <p className={cx("font-[640] whitespace-nowrap", !isKnown && "text-text-3")}>{value}</p>
      <p className="text-meta text-text-2 empty:hidden">{children}</p>
    </section>
  );
}
