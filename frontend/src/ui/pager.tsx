import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button";

type Props = {
  /** What the pages contain: "your saved podcasts". */
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Prev and Next around "Page 2 / 5". Both remain focusable on the first and last page, where they are marked as disabled. */
export function Pager({ label, page, pages, onPage }: Props) {
  const step = (to: number) => to >= 1 && to <= pages && onPage(to);
  return (
    <nav aria-label={`Pages of ${label}`} className="no-print mt-6 flex items-center justify-center gap-4">
      <Button aria-disabled={page <= 1} onClick={() => step(page - 1)}>
        <ChevronLeft size={16} />
        Prev
      </Button>
      <p className="min-w-24 text-center text-control text-text-2">
        <span aria-hidden="true">
          Page {page} / {pages}
        </span>
        <span className="sr-only">
          Page {page} of {pages}
        </span>
      </p>
      <Button aria-disabled={page >= pages} onClick={() => step(page + 1)}>
        Next
        <ChevronRight size={16} />
      </Button>
    </nav>
  );
}
