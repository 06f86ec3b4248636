import { useState } from "react";
import { isApiError } from "../client/api-error";
import { failureReason } from "../client/failure-reason";

/** A list of rows contains each show at most once. */
type Row = { readonly podcastId: string };
/** A removed row, its old index, and what is needed to restore it. */
type Gone<R, Token> = { readonly row: R; readonly at: number; readonly token: Promise<Token> };

type Calls<R, Token> = {
  /** Removes the row on the server. Resolves to the data that is needed to undo this. */
  readonly remove: (row: R) => Promise<Token>;
  readonly restore: (row: R, token: Token) => Promise<unknown>;
  /** Shown if the server sends no message. */
  readonly failed: string;
};

export type Removals<R> = {
  /** All rows, including removed ones at their old places, where they offer Undo. */
  readonly shown: readonly { readonly row: R; readonly gone: boolean }[];
  readonly remove: (row: R) => void;
  readonly undo: (row: R) => void;
  /** Restores the last removed row; returns false if there is none. */
  readonly undoLast: () => boolean;
  /** Why the last change failed; the row is unchanged. */
  readonly failure: string | undefined;
  /** The show that was restored last, which gets the focus. */
  readonly back: string | undefined;
  /** Text for screen readers. */
  readonly announcement: string;
};

/** Removes rows at once, with Undo in their place. If the server refuses, the row reappears with the reason. */
export function useRemovals<R extends Row, Token>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  { remove, restore, failed }: Calls<R, Token>,
): Removals<R> {
  const [gone, setGone] = useState<readonly Gone<R, Token>[]>([]);
  const [failure, setFailure] = useState<string>();
  const [back, setBack] = useState<string>();
  const [announcement, setAnnouncement] = useState("");

  const take = (id: string) => setGone((now) => now.filter(({ row }) => row.podcastId !== id));
  const fail = (error: unknown, otherwise: string) => {
    const reason = failureReason(error);
    if (reason) setFailure((isApiError(error) && error.detail) || otherwise);
    setAnnouncement("");
  };
  const begin = () => {
    setFailure(undefined);
    setBack(undefined);
  };
  const start = (row: R) => {
    begin();
    const token = remove(row);
    const at = rows.findIndex(({ podcastId }) => podcastId === row.podcastId);
    setGone((now) => [...now, { row, at, token }]);
    setAnnouncement(`Removed: ${nameOf(row)}`);
    token.catch((error: unknown) => {
      take(row.podcastId);
      setBack(row.podcastId);
      fail(error, failed);
    });
  };
  const undo = (row: R) => {
    const entry = gone.find((one) => one.row.podcastId === row.podcastId);
    if (!entry) return;
    begin();
    take(row.podcastId);
    setBack(row.podcastId);
    setAnnouncement(`Restored: ${nameOf(row)}`);
    entry.token
      .then((token) => restore(row, token))
      .catch((error: unknown) => {
        setGone((now) => [...now, entry]);
        fail(error, "Couldn’t restore it. Please try again.");
      });
  };
  return {
    shown: withGone(rows, gone),
    remove: start,
    undo,
    undoLast: () => {
      const last = gone.at(-1);
      if (last) undo(last.row);
      return last !== undefined;
    },
    failure,
    back,
    announcement,
  };
}

/** Inserts rows that the server no longer returns at their old places. */
export function withGone<R extends Row>(
  rows: readonly R[],
  gone: readonly { readonly row: R; readonly at: number }[],
): readonly { readonly row: R; readonly gone: boolean }[] {
  const shown = rows.map((row) => ({ row, gone: gone.some((one) => one.row.podcastId === row.podcastId) }));
  const missing = gone.filter(({ row }) => !rows.some(({ podcastId }) => podcastId === row.podcastId));
  for (const { row, at } of missing.toSorted((a, b) => a.at - b.at)) shown.splice(at, 0, { row, gone: true });
  return shown;
}
