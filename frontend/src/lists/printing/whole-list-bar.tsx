import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { partOnPaper } from "../../platform/paper";
import { usePrint } from "../../platform/use-print";
import { Button } from "../../ui/button";
import { showCount } from "../api/count-texts";
import type { WholeList } from "./use-whole-list";

/** Milliseconds before the progress appears: a short list has loaded by then (judgment). */
const SHORT_MS = 300;

/** Prints all pages of a list with several of them, or only this one, with the progress of their loading and a way back. */
export default function WholeListBar({ whole: { pages, progress, stop } }: { whole: WholeList }) {
  const print = usePrint();
  const printPart = usePrint(partOnPaper);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    stop();
    start.current?.focus();
  };
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-2">
      {pages > 0 ? (
        <Button size="sm" onClick={stop}>
          Show one page again
        </Button>
      ) : (
        <Button ref={start} size="sm" aria-disabled={progress !== undefined || undefined} onClick={print}>
          <Printer size={16} />
          Print all pages
        </Button>
      )}
      {pages === 0 && (
        <Button size="sm" onClick={printPart}>
          Print this page
        </Button>
      )}
      {progress && <Progress {...progress} onCancel={cancel} />}
    </div>
  );
}

/** The progress, above the rest of the page: a menu command can start it while any part of the page is visible. */
function Progress({ loaded, total, onCancel }: { loaded: number; total: number; onCancel: () => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  const part = `${loaded.toLocaleString("en-US")} of ${showCount(total)}`;
  return (
    <div className="pointer-events-none fixed right-4 bottom-(--foot-height) left-4 z-50 flex justify-end">
      <div className="pointer-events-auto flex min-h-12 w-full max-w-96 items-center gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 shadow-floating">
        <div className="grid min-w-0 flex-1 gap-1">
          <span role="status" className="text-control">
            Loading all pages…
          </span>
          <progress aria-label={part} className="h-2 w-full accent-accent" max={total} value={loaded} />
          <span aria-hidden="true" className="text-meta text-text-2 tabular">
            {part}
          </span>
        </div>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
