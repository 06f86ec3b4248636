import { type ReactNode, useDeferredValue } from "react";

type Props = {
  /** Shown in its place until then, with the same height. */
  before: ReactNode;
  children: ReactNode;
};

/**
 * A large part of a page, first rendered in slices of a few milliseconds, between which the browser can react to presses. Without this,
 * data that arrives is rendered in one piece, which takes a phone a quarter of a second. Later changes are rendered as usual.
 */
export function Later({ before, children }: Props): ReactNode {
  return useDeferredValue(true, false) ? children : before;
}
