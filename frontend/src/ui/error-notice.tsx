import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cx } from "./class-names";

type Props = {
  /** What failed, in the product's own words. */
  text: string;
  /** What still works, and what to do next. */
  children?: ReactNode;
  /** The query that failed, which Retry sends again. */
  query?: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What Retry does instead, if it was not a single query that failed. */
  onRetry?: () => void;
  /** What Retry loads, for screen readers, if there are several of these messages. */
  retried?: string;
  retrying?: boolean;
  className?: string;
};

/** An inline error message with a retry button. Screen readers announce it. */
export function ErrorNotice({
  text,
  children,
  query,
  onRetry = query && (() => void query.refetch()),
  retried,
  retrying = query?.isFetching ?? false,
  className,
}: Props) {
  return (
    <div role="alert" className={cx("flex flex-wrap items-center gap-3 rounded-card bg-neg-soft px-4 py-3", className)}>
      <TriangleAlert size={20} className="shrink-0 text-neg" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-control text-neg">{text}</p>
        {children && <div className="mt-0.5 text-meta text-text">{children}</div>}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry} aria-disabled={retrying}>
          <RotateCw size={16} className={cx(retrying && "animate-spin")} />
          <span>
            {retrying ? "Retrying…" : "Retry"}
            {retried !== undefined && <span className="sr-only"> {retried}</span>}
          </span>
        </Button>
      )}
    </div>
  );
}
