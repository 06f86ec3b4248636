import type { ListRole } from "@earshot/domain/lists/list-roles";
import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { Skeleton } from "../../ui/skeleton";
import type { ListId } from "../api/lists-api";

const SharePanel = lazy(() => import("./share-panel"));

type Props = {
  list: { readonly id: ListId; readonly name: string };
  role: ListRole;
  /** Called when the user no longer has access to the list. */
  onLeft: () => void;
};

/** Opens the panel with the people who can see a list. */
export function ShareButton({ list, role, onLeft }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Users size={16} />
        {role === "owner" ? "Share" : "People"}
      </Button>
      <Dialog isOpen={open} onClose={close} title={`Share “${list.name}”`} placement="sheet">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <SharePanel
            list={list.id}
            role={role}
            onLeft={() => {
              close();
              onLeft();
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
