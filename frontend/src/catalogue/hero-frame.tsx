import type { ReactNode } from "react";

type Props = { cover: ReactNode; badge: ReactNode; title: string; author: string; children: ReactNode };

/** Where a show's cover, name and description stand, for the page and for what is there before it. */
export function HeroFrame({ cover, badge, title, author, children }: Props) {
  return (
    <header className="mt-3 mb-5 grid grid-cols-[88px_minmax(0,1fr)] items-start gap-x-4 md:grid-cols-[144px_minmax(0,1fr)] md:gap-x-6">
      {cover}
      <div className="min-w-0">
        <div className="h-6">{badge}</div>
        <h1 dir="auto" className="mt-2 text-h1 break-words">
          {title}
        </h1>
        <p dir="auto" className="mt-0.5 text-text-2">
          {`by ${author}`}
        </p>
      </div>
      <div className="col-span-2 mt-4 min-w-0 md:col-span-1 md:mt-3">{children}</div>
    </header>
  );
}
