import { useState } from "react";
import { calendarDay } from "../../catalogue/shows/dates";

/** The day of a list's figures, after other facts about the list. On paper, a date replaces "today". `frozenOn`: null for today's figures. */
export function FiguresAsOf({ frozenOn }: { frozenOn: string | null }) {
  const [today] = useState(() => new Date());
  const { iso, absolute } = calendarDay(frozenOn === null ? today : new Date(frozenOn));
  return (
    <>
      {" · figures as of "}
      <time dateTime={iso} title={absolute}>
        {frozenOn === null ? "today" : absolute}
      </time>
    </>
  );
}
