import { Undo2 } from "lucide-react";
import { Button } from "./button";
import { cx } from "./class-names";

/** Takes the place of a removed item, and can restore it. Gets the focus from the removed item. */
export function RemovedTile({ title, onUndo, className }: { title: string; onUndo: () => void; className?: string }) {
  return (
    <div
      className={cx(
        "flex items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-3 text-meta text-text-2",
        className,
      )}
    >
      <p className="min-w-0">
        Removed{" "}
        <span dir="auto" className="line-clamp-2 break-words">
          {title}
        </span>
      </p>
      <Button size="sm" autoFocus onClick={onUndo} aria-label={`Undo remove ${title}`}>
        <Undo2 size={15} />
        Undo
      </Button>
    </div>
  );
}
