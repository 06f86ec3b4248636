import { codePointLength } from "@earshot/domain/shared/text/code-points";
import { Button } from "../../ui/button";

/** The pitch that is sent in place of the brief, until the user removes it. */
export function PitchAsBrief({ pitch, onDrop }: { pitch: string; onDrop: () => void }) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h4 className="text-control">Campaign brief: your pitch</h4>
        <span className="text-meta text-text-2">{codePointLength(pitch)}/800</span>
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label="Your pitch"
        dir="auto"
        className="max-h-44 overflow-y-auto rounded-control bg-surface-2 px-3 py-2.5 whitespace-pre-wrap"
      >
        {pitch}
      </div>
      <Button variant="ghost" size="sm" onClick={onDrop} className="mt-1 -ml-3">
        Send my brief instead
      </Button>
    </div>
  );
}
