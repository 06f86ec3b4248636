import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { ListPlus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useAsUser } from "../../session/use-as-user";
import { Button } from "../../ui/button";
import { loadPopover, Popover } from "../../ui/overlay/popover";

const loadMenu = () => import("./add-many-menu");
const AddManyMenu = lazy(loadMenu);
const loadAhead = () => void Promise.all([loadPopover(), loadMenu()]);

export default function AddManyToList({ podcasts }: { podcasts: readonly Podcast[] }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const press = useAsUser({ intent: "create_list", reason: "Sign in to create lists." }, () => setOpen(true));
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={trigger}
        variant="primary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={press}
      >
        <ListPlus size={16} />
        Add to list
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={open}
        onClose={close}
        label="Add the selected shows to a list"
        placement="top"
        className="w-72 max-w-[calc(100vw-24px)]"
      >
        <Suspense fallback={<div className="h-40" />}>
          <AddManyMenu podcasts={podcasts} onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
}
