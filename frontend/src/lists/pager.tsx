import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../ui/button";

/** Turns the pages of a list. The ends stay where they are, so that nothing moves under the pointer. */
export function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const first = page <= 1;
  const last = page >= pages;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3">
      <Button aria-disabled={first || undefined} onClick={() => !first && onTurn(page - 1)}>
        <ChevronLeft size={16} />
        Prev
      </Button>
      <p className="min-w-24 text-center text-control">
        <span aria-hidden="true">
          Page {page} / {pages}
        </span>
        <span className="sr-only">
          Page {page} of {pages}
        </span>
      </p>
      <Button aria-disabled={last || undefined} onClick={() => !last && onTurn(page + 1)}>
        Next
        <ChevronRight size={16} />
      </Button>
    </nav>
  );
}
