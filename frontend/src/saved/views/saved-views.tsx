import { type ReactNode, useState } from "react";
import { ErrorNotice } from "../../ui/error-notice";
import { NameDialog } from "../../ui/overlay/name-dialog";
import { useWatching } from "../watching/use-watching";
import { useViews } from "./use-views";
import { ViewTile } from "./view-tile";
import type { NamedView } from "./views-api";

/** The saved views, each with its actions. Renders nothing without views, and the placeholder until they are known. */
export default function SavedViews({ placeholder }: { placeholder: ReactNode }) {
  const { views, isKnown, retry, retrying, put, remove, move } = useViews();
  const { watchOf, setWatched } = useWatching();
  const [renamed, setRenamed] = useState<NamedView>();
  const rename = async (name: string) => {
    const refused = renamed && (await put({ ...renamed, name }));
    if (refused) return refused;
    setRenamed(undefined);
    return undefined;
  };
  if (retry) return <ErrorNotice text="Couldn’t load your saved views." onRetry={retry} retrying={retrying} />;
  if (views.length === 0) return isKnown ? null : placeholder;
  return (
    <section aria-labelledby="saved-views">
      <h2 id="saved-views" className="text-h2">
        Saved views
      </h2>
      <ul className="mt-2 grid gap-2 lg:grid-cols-3">
        {views.map((view, place) => (
          <ViewTile
            key={view.id}
            view={view}
            place={place}
            of={views.length}
            news={watchOf(view.id)?.news}
            onWatch={(watched) => void setWatched(view, watched)}
            onMove={(steps) => move(view, steps)}
            onRename={() => setRenamed(view)}
            onRemove={() => void remove(view)}
          />
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
