import { useState } from "react";
import { isApiError } from "../client/api-error";
import { failureReason } from "../client/failure-reason";

/** A show stands in a list of rows at most once. */
type Row = { readonly podcastId: string };
/** A row that was taken away, the place it had among its neighbours, and the call that takes it away. */
type Gone<R, Token> = { readonly row: R; readonly at: number; readonly token: Promise<Token> };

type Calls<R, Token> = {
  /** Takes the row away for good. Gives what is needed to put it back. */
  readonly remove: (row: R) => Promise<Token>;
  readonly restore: (row: R, token: Token) => Promise<unknown>;
  /** Said when the server gives no sentence of its own. */
  readonly failed: string;
};

export type Removals<R> = {
  /** The rows with those that went in their old places, so that each can be put back where it was. */
  readonly shown: readonly { readonly row: R; readonly gone: boolean }[];
  readonly remove: (row: R) => void;
  readonly undo: (row: R) => void;
  /** Puts back the row that went last; false when there is none. */
  readonly undoLast: () => boolean;
  /** Why the last change failed: the row stands again as it was. */
  readonly failure: string | undefined;
  /** The show whose row came back last, for the focus. */
  readonly back: string | undefined;
  /** Something to read out. */
  readonly told: string;
};

/** Rows leave at once; the way back stands in their place. When the server refuses, the row returns and the reason is said. */
export function useRemovals<R extends Row, Token>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  { remove, restore, failed }: Calls<R, Token>,
): Removals<R> {
  const [gone, setGone] = useState<readonly Gone<R, Token>[]>([]);
  const [failure, setFailure] = useState<string>();
  const [back, setBack] = useState<string>();
  const [told, setTold] = useState("");

  const take = (id: string) => setGone((now) => now.filter(({ row }) => row.podcastId !== id));
  const fail = (error: unknown, otherwise: string) => {
    const reason = failureReason(error);
    if (reason) setFailure((isApiError(error) && error.detail) || otherwise);
    setTold("");
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
    setTold(`Removed: ${nameOf(row)}`);
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
    setTold(`Put back: ${nameOf(row)}`);
    entry.token
      .then((token) => restore(row, token))
      .catch((error: unknown) => {
        setGone((now) => [...now, entry]);
        fail(error, "Could not put it back. Please try again.");
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
    told,
  };
}

/** Rows that the server no longer gives stand where they stood. */
export function withGone<R extends Row>(
  rows: readonly R[],
  gone: readonly { readonly row: R; readonly at: number }[],
): readonly { readonly row: R; readonly gone: boolean }[] {
  const shown = rows.map((row) => ({ row, gone: gone.some((one) => one.row.podcastId === row.podcastId) }));
  const missing = gone.filter(({ row }) => !rows.some(({ podcastId }) => podcastId === row.podcastId));
  for (const { row, at } of missing.toSorted((a, b) => a.at - b.at)) shown.splice(at, 0, { row, gone: true });
  return shown;
}
