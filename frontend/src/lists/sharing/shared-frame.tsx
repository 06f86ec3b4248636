import type { ReactNode } from "react";

/** A page of a shared list without the list. */
export function Frame({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-start gap-4 pt-12 pb-16 md:pt-20">
      <h1 className="text-h1">{title}</h1>
      {children}
    </div>
  );
}
