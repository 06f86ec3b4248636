import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { LogIn, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useSession } from "../../session/session";
import { useSignInFor } from "../../session/sign-in-for";
import { Button } from "../../ui/button";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { AddCreate } from "./add-create";
import { ListPicker } from "./list-picker";
import { useHoldersQuery, useListsQuery } from "../api/lists-api";
import { useAddTo } from "./use-add-to";

export type AddMenuProps = {
  podcast: Podcast;
  startsCreating: boolean;
  /** The name of a new list, which can be typed before its field appears. */
  name: string;
  onName: (name: string) => void;
  onAdded: () => void;
  onClose: () => void;
};

/** The content of the add-to-list menu. Guests have no lists, so both of their buttons lead to the sign-in. */
export default function AddMenu(props: AddMenuProps) {
  const { state } = useSession();
  return <div className="p-1.5">{state === "guest" ? <GuestMenu {...props} /> : <UserMenu {...props} />}</div>;
}

function GuestMenu({ podcast, onClose }: AddMenuProps) {
  const signInFor = useSignInFor();
  const signIn = (intent: "create_list" | "add_to_list") => {
    onClose();
    signInFor({ intent, podcastId: podcast.id, title: podcast.title });
  };
  return (
    <>
      <p className="px-3 pt-1.5 pb-2 text-meta text-text-2">Sign in to create lists.</p>
      <Button variant="ghost" className="w-full justify-start px-3" onClick={() => signIn("add_to_list")}>
        <LogIn size={16} />
        Add to one of your lists
      </Button>
      <Button variant="ghost" className="w-full justify-start px-3" onClick={() => signIn("create_list")}>
        <Plus size={16} />
        Create list
      </Button>
    </>
  );
}

function UserMenu({ podcast, startsCreating, name, onName, onAdded, onClose }: AddMenuProps) {
  const { data: lists, isError, ...query } = useListsQuery(undefined, { refetchOnMountOrArgChange: 20 });
  const { data: holderIds } = useHoldersQuery(podcast.id, { refetchOnMountOrArgChange: true });
  const holders = useMemo(() => new Set(holderIds), [holderIds]);
  const [creating, setCreating] = useState(startsCreating);
  // The field stays open when the name is deleted.
  if (name !== "" && !creating) setCreating(true);
  const add = useAddTo(podcast, { holders, onAdded, onClose });
  return (
    <>
      {lists === undefined && isError ? (
        <ErrorNotice text="Couldn’t load." query={query} />
      ) : lists === undefined ? (
        <div aria-hidden="true" className="grid gap-2 p-2">
          <Skeleton count={3} className="h-5" />
        </div>
      ) : lists.length === 0 ? (
        <p className="px-3 py-2 text-meta text-text-2">No lists yet.</p>
      ) : (
        <ListPicker
          lists={lists}
          holders={holders}
          chosen={add.lit}
          note={add.note}
          disabled={add.busy}
          autoFocus={!startsCreating}
          onPick={(list) => void add.to(list)}
        />
      )}
      <div className="mt-1.5 border-t border-line pt-1.5">
        <AddCreate
          isOpen={creating}
          naming={[name, onName]}
          onOpenChange={setCreating}
          // Nothing else in the menu can have the focus.
          autoFocus={lists?.length === 0}
          onCreated={(list) => void add.to(list, "new")}
        />
      </div>
    </>
  );
}
