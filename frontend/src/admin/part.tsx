import type { ReactNode } from "react";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { isApiError } from "../client/api-error";
import { failureReason } from "../client/failure-reason";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { FocusHandover } from "../ui/hooks/focus-handover";
import { focusTarget, moveFocus } from "../ui/overlay/focus-target";
import { Skeleton } from "../ui/skeleton";
import { adminApi } from "./admin-api";

/** How many rows a page has, unless it is the last one. */
const PAGE = 50;
/** The `moveFocus` name of the button for older rows. */
const OLDER = "older rows";

type PartQuery<Data> = {
  /** What loaded last. It remains while another page loads, or if that fails. */
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Head = { title: string; about?: ReactNode; actions?: ReactNode };
type LoadedProps<Data> = { query: PartQuery<Data>; children: (data: Data) => ReactNode };

/** A section of the page: title, actions, and rows once they have loaded. */
export function Part<Data>({ query, children, ...head }: Head & LoadedProps<Data>) {
  return (
    <Section {...head}>
      <Loaded query={query}>{children}</Loaded>
    </Section>
  );
}

export function Section({ title, about, actions, children }: Head & { children: ReactNode }) {
  return (
    <section aria-labelledby="part-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="part-title" className="text-h2">
          {title}
        </h2>
        {actions}
      </div>
      {about && <p className="mt-1 max-w-[48em] text-text-2">{about}</p>}
      {children}
    </section>
  );
}

/** The rows of a section. For another kind or search it needs another `key`, so that the query has no rows of the previous one. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query;
  const isClosed = useClosedPage(error);
  return (
    <div className="mt-5" aria-busy={isFetching}>
      {error !== undefined && !isClosed && (
        <ErrorNotice
          text={data === undefined ? "This could not be loaded." : "This could not be updated, and may be out of date."}
          className="mb-4"
          query={query}
          children={failureReason(error)}
        />
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && (
        <div className="grid gap-3">
          <Skeleton count={3} className="h-14 rounded-card" />
        </div>
      )}
    </div>
  );
}

/** Shows the code form again if the page has been locked in the meantime. Returns whether it has. */
function useClosedPage(error: unknown): boolean {
  const dispatch = useDispatch();
  const closed = isApiError(error) && error.code === "operator.unconfirmed";
  useEffect(() => {
    if (closed) dispatch(adminApi.util.invalidateTags(["OperatorSession"]));
  }, [closed, dispatch]);
  return closed;
}

/** Rows, each with its actions at the end. Without any, the text `none`. */
export function Rows({ none = "", children }: { none?: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return none && <Nothing>{none}</Nothing>;
  return <ul className="border-t border-line">{children}</ul>;
}

type RowProps = { children: ReactNode; end?: ReactNode; at?: string; below?: ReactNode };

/** `at` is when it happened. `below` has the full width on a phone too. */
export function Row({ children, end, at, below }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-48 break-words">{children}</div>
      {end && <div className="flex flex-wrap items-center gap-2">{end}</div>}
      {at && (
        <span className="text-meta text-text-2">
          <Moment at={at} />
        </span>
      )}
      {below && <div className="w-full break-words">{below}</div>}
    </li>
  );
}

type PagesProps = {
  rows: readonly { readonly id: string }[];
  /** The row before which the page begins; undefined for the newest rows. */
  before: string | undefined;
  onOpen: (before: string | undefined) => void;
};

/** Buttons for the other pages of rows. One that is removed when it was pressed gives the focus to the other one. */
export function Pages({ rows, before, onOpen }: PagesProps) {
  const openNewest = () => {
    onOpen(undefined);
    moveFocus(OLDER);
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {before && (
        <FocusHandover>
          <Button onClick={openNewest}>Newest</Button>
        </FocusHandover>
      )}
      {rows.length === PAGE && (
        <FocusHandover>
          <Button ref={focusTarget(OLDER)} onClick={() => onOpen(rows.at(-1)?.id)}>
            Older
          </Button>
        </FocusHandover>
      )}
    </div>
  );
}

/** The text for an empty section. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-dashed border-line px-4 py-6 text-center text-text-2">{children}</p>;
}

export function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-meta text-text-2">{name}</dt>
      <dd className="mt-1 text-h2 tabular">{value}</dd>
      {note && <dd className="text-meta text-text-2">{note}</dd>}
    </div>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">{children}</dl>;
}

export const count = (value: number): string => value.toLocaleString("en-US");

/** "Nov 22, 2026, 14:05", by the reader's clock. */
export function Moment({ at }: { at: string }) {
  const text = new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {text}
    </time>
  );
}

/** A duration in its largest unit: "3 min". */
export function span(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}
