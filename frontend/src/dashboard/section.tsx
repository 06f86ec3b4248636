import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { deviceMemory } from "../platform/device-memory";
import { cx } from "../ui/class-names";

type Props = {
  /** Identifies the section in the address ("#saved") and in this device's storage. */
  id: string;
  title: string;
  /** The number of entries; undefined until it is known. */
  count: number | undefined;
  /** At the end of the heading's row, or at the end of the section on a phone. */
  action?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

const memory = (id: string) => `earshot.dashboard.${id}`;

/** A section of the dashboard. On a phone, pressing its heading collapses it; the count stays visible. */
export function Section({ id, title, count, action, headingRef, children }: Props) {
  const body = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  const { hash, key: step } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, step, id, heading]);
  const [folded, setFolded] = useState(() => deviceMemory.read(memory(id)) === "folded");
  const toggle = () => {
    setFolded(!folded);
    deviceMemory.write(memory(id), folded ? null : "folded");
  };
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-10 scroll-mt-20">
      <div className="mb-4 flex min-h-10 flex-wrap items-center gap-x-3">
        <h2 ref={heading} id={`${id}-heading`} tabIndex={-1} className="min-w-0 flex-1 text-h2">
          {title} {count !== undefined && <span className="text-control font-normal text-text-3">{count}</span>}
        </h2>
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={body}
          aria-label={`Show ${title}`}
          onClick={toggle}
          className="-mr-2 grid size-11 place-items-center rounded-control text-text-2 hover:bg-surface-2 md:hidden"
        >
          <ChevronDown size={20} className={cx("transition-transform duration-140", !folded && "rotate-180")} />
        </button>
        {action && <div className="hidden md:block">{action}</div>}
      </div>
      <div id={body} className={cx(folded && "max-md:hidden")}>
        {children}
        {action && <div className="mt-3 md:hidden">{action}</div>}
      </div>
    </section>
  );
}
