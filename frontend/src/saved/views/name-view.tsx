import { useToast } from "../../toasts/toast";
import { NameForm } from "../../ui/overlay/name-dialog";
import { useViews } from "./use-views";

type Props = { query: string; hidden: readonly string[]; suggested: string; onClose: () => void };

/** The form that gives a search a name. */
export default function NameView({ query, hidden, suggested, onClose }: Props) {
  const { put } = useViews();
  const toast = useToast();
  const save = async (name: string) => {
    const refused = await put({ id: crypto.randomUUID(), name, query, hidden: [...hidden] });
    if (refused) return refused;
    onClose();
    toast(`Saved the view ${name}`, "success");
    return undefined;
  };
  return <NameForm action="Save" pending="Saving…" start={suggested} onSave={save} onClose={onClose} />;
}
