import { isPlanBrief } from "@earshot/domain/campaigns/plan-brief";
import { codePointLength } from "@earshot/domain/shared/text/code-points";
import { Button } from "../../ui/button";

/** The pitch or plan that is sent in place of the brief, until the user removes it. */
export function PitchAsBrief({ pitch, onDrop }: { pitch: string; onDrop: () => void }) {
  const name = isPlanBrief(pitch) ? "plan" : "pitch";
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h4 className="text-control">Campaign brief: your {name}</h4>
        <span className="text-meta text-text-2">{codePointLength(pitch)}/800</span>
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={`Your ${name}`}
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
