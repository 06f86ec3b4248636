import { useState } from "react";
import { calendarDay } from "../../catalogue/shows/dates";

type Props = {
  /** When the figures were frozen; null for today's. */
  frozenOn: string | null;
  /** When today's figures were loaded, in epoch milliseconds. */
  loadedAt: number | undefined;
};

/** The day of a list's figures, after other facts about the list. On paper, a date replaces "today". */
export function FiguresAsOf({ frozenOn, loadedAt }: Props) {
  const [openedAt] = useState(() => Date.now());
  const { iso, absolute } = calendarDay(new Date(frozenOn ?? loadedAt ?? openedAt));
  return (
    <>
      {frozenOn === null ? " · figures as of " : " · figures frozen on "}
      <time dateTime={iso} title={absolute}>
        {frozenOn === null ? "today" : absolute}
      </time>
    </>
  );
}
