import { Heart } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useManyChange } from "../toasts/use-many-change";
import { Button } from "../ui/button";
import { type SavableShow, savedElsewhere } from "./change-saved";
import { SAVED_PAGES, savedApi } from "./saved-api";

/** Saves the selected shows. Saving needs an account, so a guest does not see it. */
export default function SaveMany({ podcasts }: { podcasts: readonly SavableShow[] }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { save, unsave, savedState } = savedApi.endpoints;
  const pagesChanged = () => void dispatch(savedApi.util.invalidateTags([SAVED_PAGES]));
  const stateOf = (id: string) => dispatch(savedState.initiate(id, { subscribe: false })).unwrap();
  const many = useManyChange({
    verb: "Save",
    past: "Saved",
    change: async ({ id }) => {
      if (await stateOf(id)) return false;
      const ref = await dispatch(save.initiate(id)).unwrap();
      dispatch(savedElsewhere(id, { id: ref.id }));
      return true;
    },
    undo: async ({ id }) => {
      const ref = await stateOf(id);
      if (ref) await dispatch(unsave.initiate(ref.id)).unwrap();
      dispatch(savedElsewhere(id, null));
      pagesChanged();
    },
  });
  if (!user) return null;
  return (
    <Button
      variant="ghost"
      aria-disabled={many.progress !== undefined || undefined}
      onClick={() => void many.run(podcasts).then(pagesChanged)}
    >
      <Heart size={16} />
      {many.progress ?? "Save"}
    </Button>
  );
}
