import { type BriefDraft, draftTitle, type DraftVersion } from "@earshot/domain/campaigns/brief-draft";
import type { DraftStore } from "@earshot/domain/campaigns/draft-store.port";
import { useEffect, useState } from "react";
import { usePlatform } from "../../platform/use-platform";
import { Button } from "../../ui/button";
import { useToast } from "../../toasts/toast";
import { clockTime } from "../autosave/clock-time";
import { draftFrom, unsentDraft } from "../requests/request-draft";
import { currentDraft, useDraftAutosave } from "../autosave/use-draft-autosave";

/** Earlier versions of a draft. Restoring one keeps the current text as a version. */
export function DraftVersions({ draft, onRestored }: { draft: BriefDraft; onRestored: () => void }) {
  const { drafts } = usePlatform();
  const autosave = useDraftAutosave();
  const toast = useToast();
  const [versions, setVersions] = useState<readonly DraftVersion[]>();
  const { id, version, owner } = draft;
  useEffect(() => {
    let current = true;
    drafts?.versions(id).then(
      (found) => current && setVersions(found),
      () => current && setVersions([]),
    );
    return () => void (current = false);
  }, [drafts, id, version]);

  const restore = async ({ fields }: DraftVersion) => {
    const step = drafts && (await putBack(drafts, draft, fields));
    if (step?.kind === "keep" && currentDraft.read()?.id === id) {
      await autosave?.open({ id, version: step.draft.version });
      unsentDraft.write(draftFrom(owner, fields));
    }
    toast(step?.kind === "conflict" ? "Another window changed this draft." : "Version restored", "neutral");
    onRestored();
  };
  if (versions === undefined) return null;
  return (
    <ul aria-label="Earlier versions" className="mt-3 border-t border-line">
      {versions.map((one) => (
        <li key={one.version} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
          <time dateTime={new Date(one.changedAt).toISOString()} className="text-meta whitespace-nowrap text-text-2">
            {new Date(one.changedAt).toLocaleDateString("en-US", { day: "numeric", month: "short" })}{" "}
            {clockTime(new Date(one.changedAt))}
          </time>
          <span dir="auto" className="min-w-0 flex-1 basis-40 truncate">
            {draftTitle(one)}
          </span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Restore the version of ${clockTime(new Date(one.changedAt))}: ${draftTitle(one)}`}
            onClick={() => void restore(one).catch(() => toast("The version was not restored.", "error"))}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}

function putBack(drafts: DraftStore, { id, owner, version }: BriefDraft, fields: DraftVersion["fields"]) {
  return drafts.put({ id, owner, fields, baseVersion: version, at: Date.now() });
}
