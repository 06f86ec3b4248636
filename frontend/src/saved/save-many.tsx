import { Heart } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { ManyButton } from "../toasts/many-button";
import { type SavableShow, savedElsewhere } from "./change-saved";
import { SAVED_PAGES, savedApi } from "./saved-api";

/** Saves the selected shows. Saving requires an account, so guests do not see it. */
export default function SaveMany({ podcasts }: { podcasts: readonly SavableShow[] }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { save, unsave, savedState } = savedApi.endpoints;
  const stateOf = (id: string) => dispatch(savedState.initiate(id, { subscribe: false })).unwrap();
  if (!user) return null;
  return (
    <ManyButton
      shows={podcasts}
      icon={<Heart size={16} />}
      verb="Save"
      past="Saved"
      change={async ({ id }) => {
        if (await stateOf(id)) return false;
        const ref = await dispatch(save.initiate(id)).unwrap();
        dispatch(savedElsewhere(id, { id: ref.id }));
        return true;
      }}
      undo={async ({ id }) => {
        const ref = await stateOf(id);
        if (ref) await dispatch(unsave.initiate(ref.id)).unwrap();
        dispatch(savedElsewhere(id, null));
      }}
      onDone={() => void dispatch(savedApi.util.invalidateTags([SAVED_PAGES]))}
    />
  );
}
