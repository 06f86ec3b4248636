import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { ListPlus, LogIn, Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { opensLater } from "../app/intents";
import { useSession } from "../app/session";
import { useSignInFor } from "../app/wish";
import { Button } from "../ui/button";
import { Popover } from "../ui/popover";

type Props = Omit<ComponentProps<typeof Button>, "children"> & { podcast: Podcast; children: ReactNode };

/**
 * The button that puts a show into a list, and its menu. A guest has no lists: the menu says so, and both ways on lead to
 * signing in, from where the visitor returns to this page.
 */
export function AddToList({ podcast, children, ...look }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { user } = useSession();
  const signInFor = useSignInFor();
  const signIn = (intent: "create_list" | "add_to_list") => {
    setOpen(false);
    signInFor({ intent, podcastId: podcast.id, title: podcast.title });
  };
  return (
    <>
      <Button
        {...look}
        ref={trigger}
        data-action="add-to-list"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ListPlus size={16} />
        {children}
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={open}
        onClose={() => setOpen(false)}
        label="Add to list"
        placement="bottom end"
      >
        {user ? (
          <p className="w-64 px-4 py-3 text-meta text-text-2">No lists yet. {opensLater("add_to_list")}</p>
        ) : (
          <div className="w-64 p-2">
            <p className="px-2 pt-1 pb-2 text-meta text-text-2">Sign in to create lists.</p>
            <Button variant="ghost" className="w-full justify-start px-2" onClick={() => signIn("add_to_list")}>
              <LogIn size={16} />
              Add to one of your lists
            </Button>
            <Button variant="ghost" className="w-full justify-start px-2" onClick={() => signIn("create_list")}>
              <Plus size={16} />
              Create list
            </Button>
          </div>
        )}
      </Popover>
    </>
  );
}
