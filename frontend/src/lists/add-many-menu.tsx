import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { useState } from "react";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { AddCreate } from "./add-create";
import { ListPicker } from "./list-picker";
import { useListsQuery } from "./lists-api";
import { useAddMany } from "./use-add-many";

/** The choice of a list for several shows. */
export default function AddManyMenu({ podcasts, onClose }: { podcasts: readonly Podcast[]; onClose: () => void }) {
  const { data: lists, isError, isFetching, refetch } = useListsQuery(undefined, { refetchOnMountOrArgChange: 20 });
  const [creating, setCreating] = useState(false);
  const add = useAddMany(podcasts, onClose);
  return (
    <div className="p-1.5">
      {lists === undefined && isError ? (
        <ErrorNotice text="Couldn't load." onRetry={() => void refetch()} retrying={isFetching} />
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
          isOpen={creating}
          onOpenChange={setCreating}
          // Nothing else can have the focus.
          autoFocus={lists?.length === 0}
          onCreated={(list) => void add.to(list)}
        />
      </div>
    </div>
  );
}
