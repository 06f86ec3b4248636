import { Bookmark, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { hideColumns } from "../../catalogue/results/shown-columns";
import { IconButton } from "../../ui/icon-button";
import { NameDialog } from "../../ui/overlay/name-dialog";
import { useViews } from "./use-views";
import type { NamedView } from "./views-api";

/** The saved views, each with its actions. Renders nothing without views. */
export default function SavedViews() {
  const { views, put, remove } = useViews();
  const [renamed, setRenamed] = useState<NamedView>();
  const rename = async (name: string) => {
    const refused = renamed && (await put({ ...renamed, name }));
    if (refused) return refused;
    setRenamed(undefined);
    return undefined;
  };
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="saved-views">
      <h2 id="saved-views" className="text-h2">
        Saved views
      </h2>
      <ul className="mt-2 grid gap-2 lg:grid-cols-4">
        {views.map((view) => (
          <li key={view.id} className="flex min-w-0 items-center rounded-control bg-surface-2">
            <Link
              to={`/home?${view.query}`}
              onClick={() => hideColumns(view.hidden)}
              className="flex h-9 min-w-0 flex-1 items-center gap-2 px-3 text-control text-text no-underline hover:underline coarse:h-11"
            >
              <Bookmark size={15} className="shrink-0 text-text-3" />
              <span dir="auto" className="truncate">
                {view.name}
              </span>
            </Link>
            <IconButton label={`Rename the view ${view.name}`} size="sm" onClick={() => setRenamed(view)}>
              <Pencil size={15} />
            </IconButton>
            <IconButton label={`Delete the view ${view.name}`} size="sm" onClick={() => void remove(view)}>
              <Trash2 size={15} />
            </IconButton>
          </li>
        ))}
      </ul>
      <NameDialog
        key={renamed?.id}
        isOpen={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
        title="Rename the view"
        action="Rename"
        pending="Renaming…"
        start={renamed?.name}
        onSave={rename}
      />
    </section>
  );
}
