import { pageMetadata } from "@earshot/domain/site/pages";
import { type ReactNode, useId } from "react";
import { usePage } from "../../navigation/use-page";

type Props = { path: string; title: string; lead: string; children: ReactNode };

/** The layout of the terms, privacy and cookies pages: short lines, one column. */
export function LegalPage({ path, title, lead, children }: Props) {
  usePage(pageMetadata(path));
  return (
    <article className="max-w-[48em] pt-10 md:pt-16">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 text-lead text-text-2">{lead}</p>
      {children}
    </article>
  );
}

export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
