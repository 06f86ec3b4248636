import { type BriefDraft, draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { relativeDate } from "@earshot/domain/shared/text/relative-date";
import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { DraftVersions } from "./draft-versions";

type Props = { draft: BriefDraft; onOpen: () => void; onDelete: () => void; onChanged: () => void };

/** A draft with its actions. */
export function DraftRow({ draft, onOpen, onDelete, onChanged }: Props) {
  const [shown, setShown] = useState(false);
  const [now] = useState(() => new Date());
  const versions = useId();
  const title = draftTitle(draft);
  const show = draft.fields.podcastTitle;
  const changed = new Date(draft.changedAt);
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 dir="auto" className="text-h3 break-words">
            {title}
          </h2>
          <p className="mt-0.5 text-meta text-text-2">
            {show && (
              <>
                For <bdi>{show}</bdi>
                {" · "}
              </>
            )}
            changed{" "}
            <time dateTime={changed.toISOString()} title={changed.toLocaleString("en-US")}>
              {relativeDate(changed, now)}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={`Continue: ${title}`} onClick={onOpen}>
            Continue
          </Button>
          {draft.version > 1 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={shown}
              aria-controls={versions}
              aria-label={`Earlier versions: ${title}`}
              onClick={() => setShown(!shown)}
            >
              Earlier versions
              <ChevronDown size={16} className={cx(shown && "rotate-180")} />
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={`Delete: ${title}`} onClick={onDelete}>
            <Trash2 size={16} />
            Delete
          </Button>
        </div>
      </div>
      <div id={versions}>{shown && <DraftVersions draft={draft} onRestored={onChanged} />}</div>
    </li>
  );
}
