import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { Copy, Download, FolderInput, Trash2 } from "lucide-react";
import { Suspense } from "react";
import { csvRow } from "@earshot/domain/shared/text/csv";
import { useResultSlots } from "../../catalogue/shows/show-slots";
import { FocusHandover } from "../../ui/hooks/focus-handover";
import { Button } from "../../ui/button";
import type { Selection } from "../../ui/hooks/use-selection";
import { saveCsv } from "../../platform/save-file";

type Props = {
  shown: readonly ListItem[];
  selection: Selection<ListItem>;
  list: ListSummary;
  mayEdit: boolean;
  onTransfer: (how: "move" | "copy") => void;
  onRemove: () => void;
};

/** Selects the entire page, and acts on the selected items. */
export function BulkBar({ shown, selection, list, mayEdit, onTransfer, onRemove }: Props) {
  const { CompareMany } = useResultSlots();
  const chosen = selection.items.length;
  const all = shown.length > 0 && chosen === shown.length;
  return (
    <>
      <p role="status" className="sr-only">
        {chosen > 0 ? `${chosen} selected` : ""}
      </p>
      {shown.length > 0 && (
        <div className="sticky top-below-header z-10 -mx-1 mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 bg-bg px-1 py-1">
          <label className="inline-flex min-h-8 items-center gap-2.5 text-control text-text-2 coarse:min-h-11">
            <input
              type="checkbox"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !all;
              }}
              onChange={() => (all ? selection.none() : selection.all())}
              className="size-5 accent-accent"
            />
            {chosen > 0 && !all ? `${chosen} selected` : `Select all ${shown.length} on this page`}
          </label>
          {chosen > 0 && (
            <FocusHandover>
              <div
                role="group"
                aria-label="With the selected shows"
                className="ml-auto flex flex-wrap gap-1 animate-[appear_140ms_var(--ease-enter)]"
              >
                {mayEdit && (
                  <Button size="sm" aria-haspopup="dialog" onClick={() => onTransfer("move")}>
                    <FolderInput size={16} />
                    Move to
                  </Button>
                )}
                <Button size="sm" aria-haspopup="dialog" onClick={() => onTransfer("copy")}>
                  <Copy size={16} />
                  Copy to
                </Button>
                {mayEdit && (
                  <Button size="sm" onClick={onRemove}>
                    <Trash2 size={16} />
                    Remove
                  </Button>
                )}
                {chosen > 1 && (
                  <Suspense fallback={null}>
                    <CompareMany
                      size="sm"
                      variant="secondary"
                      podcasts={selection.items.map(({ podcastId }) => ({ id: podcastId }))}
                    />
                  </Suspense>
                )}
                <Button size="sm" onClick={() => exportSelected(list, selection.items)}>
                  <Download size={16} />
                  Export
                </Button>
                <Button size="sm" variant="ghost" onClick={selection.none}>
                  Clear
                </Button>
              </div>
            </FocusHandover>
          )}
        </div>
      )}
    </>
  );
}

/** Saves the selected items as CSV, with the same columns as the export of a complete list. */
function exportSelected({ name }: ListSummary, items: readonly ListItem[]): void {
  const rows = items.map(({ payload, podcastId, createdAt }) => [
    name,
    payload.title,
    payload.author,
    podcastId,
    createdAt,
  ]);
  const text = [["list", "title", "author", "podcast_id", "added_at"], ...rows].map(csvRow).join("");
  saveCsv(text, `${name.replace(/\s+/g, "_").replace(/[\\/:*?"<>|]/g, "-")}_selected.csv`);
}
