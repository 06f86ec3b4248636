import { formatCount } from "@earshot/domain/shared/text/format-count";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cx } from "../ui/class-names";

type Props = {
  label: string;
  /** undefined while it is loading, null if that failed or there is none. */
  figure: number | null | undefined;
  /** The page that lists what is counted. */
  to: string;
  /** A button that explains a missing figure. */
  why?: ReactNode;
};

const TILE = "relative min-w-0 flex-1 basis-16 rounded-card border border-line bg-surface px-3 py-3 md:px-5 md:py-4";
const LABEL =
  "flex min-h-8 items-start gap-1 text-[0.75rem] leading-4 text-text-2 md:min-h-6 md:items-center md:text-meta";
const FIGURE = "mt-1 block text-[1.5rem] leading-8 font-[680] tracking-[-0.02em] md:text-[2rem] md:leading-10";

/** A count, linked to the list of what is counted. */
export function StatTile({ label, figure, to, why }: Props) {
  return (
    <li
      className={`${TILE} hover:shadow-raised has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus`}
    >
      <Link to={to} className="text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card">
        <span className={cx(LABEL, why !== undefined && "pr-5")}>{label}</span>
        <span className={FIGURE}>{figure === undefined ? "\u00a0" : figure === null ? "—" : formatCount(figure)}</span>
      </Link>
      {why && <span className="absolute top-2 right-2 z-1 md:top-4 md:right-4">{why}</span>}
    </li>
  );
}
