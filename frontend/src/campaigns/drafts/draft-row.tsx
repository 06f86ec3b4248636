import { type BriefDraft, draftTitle } from "@earshot/domain/campaigns/brief-draft";
import { relativeDate } from "@earshot/domain/shared/text/relative-date";
import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { DraftVersions } from "./draft-versions";
import { RowCard } from "./row-card";

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
    <RowCard
      title={title}
      level={2}
      facts={
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
      }
      actions={
        <>
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
        </>
      }
      partId={versions}
      part={shown && <DraftVersions draft={draft} onRestored={onChanged} />}
    />
  );
}
