import { useEffect, useRef, useState } from "react";
import { cx } from "../ui/class-names";
import { newEpisodes, useFreshUnseen, useUnseen } from "./use-unseen";

/** The largest number that is shown in full, because space is tight. */
const MOST = 99;

/** The number of new episodes on a link to the dashboard, also for screen readers. Renders nothing for zero. */
export function UnseenBadge({ className }: { className?: string }) {
  const unseen = useUnseen();
  if (!unseen) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          "grid h-[18px] min-w-[18px] place-items-center rounded-full bg-signal px-1 text-[0.6875rem] leading-none font-[680] text-on-signal",
          className,
        )}
      >
        {unseen > MOST ? `${MOST}+` : unseen}
      </span>
      <span className="sr-only"> {newEpisodes(unseen)}</span>
    </>
  );
}

/** A dot, for places without room for a number. */
export function UnseenDot({ className }: { className?: string }) {
  const unseen = useUnseen();
  if (!unseen) return null;
  return <span aria-hidden="true" className={cx("size-2.5 rounded-full border-2 border-bg bg-signal", className)} />;
}

/** Keeps the number up to date, and announces it when it has grown. The first number of a visit is only read with the link. */
export function UnseenNews() {
  const unseen = useUnseen();
  useFreshUnseen();
  const last = useRef<number>(undefined);
  const [text, setText] = useState("");
  useEffect(() => {
    if (unseen !== undefined && last.current !== undefined) setText(unseen > last.current ? newEpisodes(unseen) : "");
    last.current = unseen;
  }, [unseen]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
