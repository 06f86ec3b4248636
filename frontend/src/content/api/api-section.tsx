import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = {
  id: string;
  title: string;
  /** Code, which is beside the text if there is room, otherwise below it. */
  code?: ReactNode;
  children: ReactNode;
};

/** A section of the guide whose heading can be linked to. */
export function ApiSection({ id, title, code, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-b border-line py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]"
    >
      <div className="min-w-0">
        <LinkedHeading id={id} title={title} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      </div>
      {code && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 self-start lg:sticky lg:top-30">
          {code}
        </div>
      )}
    </section>
  );
}

export function LinkedHeading({
  id,
  title,
  isSmall,
}: {
  id: string;
  title: string;
  /** Makes the heading smaller, for pages with many sections. */
  isSmall?: boolean;
}) {
  const size = isSmall ? "text-h2" : "mb-4 text-[1.75rem] leading-[1.15] font-[660] tracking-[-0.02em]";
  return (
    <h2 id={id} className={`group scroll-mt-14 ${size}`}>
      <Link to={`#${id}`} className="hit-area relative no-underline hover:underline">
        {title}
        <span aria-hidden="true" className="ml-2 text-text-3 opacity-0 group-hover:opacity-100">
          #
        </span>
      </Link>
    </h2>
  );
}
