import type { ReactNode } from "react";

export const CELL = "py-2 pr-4 align-top";
export const HEAD_CELL = "py-2 pr-4 font-normal";

/** A table that scrolls sideways if it is too wide, also with the keyboard. */
export function ScrolledTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="w-full min-w-[680px] border-collapse text-left text-control">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
