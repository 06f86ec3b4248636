import type { ReactNode } from "react";

type Props = {
  cover: ReactNode;
  /** After the author's name: the categories and the activity. */
  marks?: ReactNode;
  title: string;
  author: string;
  /** The actions for the show: beside it, or below it on a phone. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of a show's cover, name, description and actions, for the page and its placeholder. Names in right-to-left
 * scripts are aligned with the page's left edge.
 */
export function HeroFrame({ cover, marks, title, author, actions, children }: Props) {
  return (
    <header className="mb-2 grid gap-x-8 gap-y-3 lg:grid-cols-12">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-2 lg:col-span-9">
        <div className="md:row-span-2">{cover}</div>
        <div className="min-w-0">
          <h1 dir="auto" className="text-left text-h1 break-words">
            {title}
          </h1>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 break-words text-text-2">
              {"by "}
              <bdi>{author}</bdi>
            </p>
            {marks}
          </div>
        </div>
        <div className="col-span-2 min-w-0 md:col-span-1">{children}</div>
      </div>
      <div className="lg:col-span-3">{actions}</div>
    </header>
  );
}
