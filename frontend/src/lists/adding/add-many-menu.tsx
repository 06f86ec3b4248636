import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { AddCreate } from "./add-create";
import { ListPicker } from "./list-picker";
import { useListsQuery } from "../api/lists-api";
import { useAddMany } from "./use-add-many";

export default function AddManyMenu({ podcasts, onClose }: { podcasts: readonly Podcast[]; onClose: () => void }) {
  const { data: lists, isError, ...query } = useListsQuery(undefined, { refetchOnMountOrArgChange: 20 });
  const { search } = useLocation();
  const [creating, setCreating] = useState<boolean>();
  // Without lists there is nothing to choose, so the field is open, with the search as the suggested name.
  const first = lists?.length === 0;
  const add = useAddMany(podcasts, onClose);
  return (
    <div className="p-1.5">
      {lists === undefined && isError ? (
        <ErrorNotice text="Couldn’t load." query={query} />
      ) : lists === undefined ? (
        <div aria-hidden="true" className="grid gap-2 p-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </div>
      ) : lists.length === 0 ? (
        <p className="px-3 py-2 text-meta text-text-2">No lists yet.</p>
      ) : (
        <ListPicker lists={lists} disabled={add.busy} autoFocus onPick={(list) => void add.to(list)} />
      )}
      <div className="mt-1.5 border-t border-line pt-1.5">
        <AddCreate
          key={String(first)}
          isOpen={creating ?? first}
          onOpenChange={setCreating}
          suggested={first ? searchWords(new URLSearchParams(search).get("term") ?? "") : ""}
          // Nothing else in the menu can have the focus.
          autoFocus={first}
          onCreated={(list) => void add.to(list)}
        />
      </div>
    </div>
  );
}

/** The words of a search, without its conditions ("listeners:5k..20k"). */
function searchWords(term: string): string {
  return term
    .split(/\s+/)
    .filter((word) => !/[:<>=]/.test(word))
    .join(" ");
}
