import { type ReactNode, useRef } from "react";
import { useFocusHandover } from "../../ui/hooks/focus-handover";

type Props = {
  title: string;
  /** The level of the title: below the page's heading, or below a section's. */
  level: 2 | 3;
  /** What is known about the brief, below its title. */
  facts: ReactNode;
  actions: ReactNode;
  /** The id of the part that a button opens below. */
  partId: string;
  /** That part; false while it is closed. */
  part: ReactNode;
};

/** A draft or a sent request in its list. */
export function RowCard({ title, level, facts, actions, partId, part }: Props) {
  const Heading = `h${level}` as const;
  const card = useRef<HTMLLIElement>(null);
  useFocusHandover(card);
  return (
    <li ref={card} className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <Heading dir="auto" className="line-clamp-2 text-h3 break-words">
            {title}
          </Heading>
          {facts}
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div id={partId}>{part}</div>
    </li>
  );
}
