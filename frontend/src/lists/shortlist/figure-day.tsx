import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { Snowflake } from "lucide-react";
import { isApiError } from "../../client/api-error";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import type { ListId } from "../api/lists-api";
import { useFreezeMutation, useUnfreezeMutation } from "../api/shortlist-api";

type Props = {
  listId: ListId;
  mayEdit: boolean;
  sum: SumAnswer;
  figures: "" | "today";
  onDay: (figures: "" | "today") => void;
};

/** Freezes figures, and switches between them and today's. The list's head names their day. */
export function FigureDay({ listId, mayEdit, sum: { frozenOn }, figures, onDay }: Props) {
  const [freeze, freezing] = useFreezeMutation();
  const [unfreeze, letting] = useUnfreezeMutation();
  const toast = useToast();
  const failed = (error: unknown) => toast((isApiError(error) && error.detail) || "Couldn’t do that", "error");
  const busy = freezing.isLoading || letting.isLoading;
  const isFrozen = frozenOn !== null;
  const press = () =>
    isFrozen
      ? unfreeze(listId)
          .unwrap()
          .then(() => onDay(""))
      : freeze(listId)
          .unwrap()
          .then(() => toast("Figures frozen", "success"));
  if (!isFrozen && !mayEdit) return null;
  return (
    <>
      {isFrozen && (
        <Button size="sm" variant="ghost" onClick={() => onDay(figures === "today" ? "" : "today")}>
          {figures === "today" ? "Show frozen" : "Show today’s"}
        </Button>
      )}
      {/* One button for both, so that it keeps the focus. */}
      {mayEdit && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={busy}
          title={isFrozen ? undefined : "Keep a copy of today’s figures"}
          onClick={() => !busy && void press().catch(failed)}
        >
          {!isFrozen && <Snowflake size={16} />}
          {isFrozen ? "Unfreeze" : "Freeze figures"}
        </Button>
      )}
    </>
  );
}
