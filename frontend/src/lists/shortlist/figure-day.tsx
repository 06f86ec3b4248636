import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { Snowflake } from "lucide-react";
import { isApiError } from "../../client/api-error";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import type { ListId } from "../api/lists-api";
import { useFreezeMutation, useUnfreezeMutation } from "../api/shortlist-api";

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });

type Props = {
  listId: ListId;
  mayEdit: boolean;
  sum: SumAnswer;
  figures: "" | "today";
  onDay: (figures: "" | "today") => void;
};

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
    <p className="flex flex-wrap items-center md:gap-1 text-meta text-text-2">
      {isFrozen && (
        <>
          {/* On a phone, the line below the list's name is enough. */}
          <span className="max-md:sr-only">
            {figures === "today" ? "Today’s figures." : `Figures frozen on ${day.format(new Date(frozenOn))}.`}
          </span>
          <Button size="sm" variant="ghost" onClick={() => onDay(figures === "today" ? "" : "today")}>
            {figures === "today" ? "Show frozen" : "Show today’s"}
          </Button>
        </>
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
    </p>
  );
}
