import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { truncateText } from "@earshot/domain/catalogue/text/truncate";
import { Calculator, ListPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../session/session";
import { useAsUser } from "../../session/use-as-user";
import { useToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { moveFocus } from "../../ui/overlay/focus-target";
import { PLAN_FOCUS } from "../api/focus-names";
import { listAddress } from "../api/lists-address";
import { useMyLists } from "../api/use-my-lists";
import { rememberBudget } from "./plan-budgets";
import { useNewList } from "./use-new-list";

/** Code points of a list's name. Judgment: enough to recognize the brief, and two lines on a phone. */
const NAME_LENGTH = 50;

type Props = {
  podcasts: readonly SearchResult[];
  /** The text of the brief, which names the list. */
  brief: string;
  /** "$10,000"; "" if unknown. */
  budget: string;
};

/** A button that makes a list of shows and opens its plan, with the budget filled in. Tells the user if a plan would be empty. */
export default function PlanMany({ podcasts, brief, budget }: Props) {
  const taken = useMyLists(useSession().state === "user").map(({ name }) => name);
  const newList = useNewList();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const plan = async () => {
    if (busy) return;
    setBusy(true);
    const name = truncateText(`Plan: ${brief.replace(/\s+/g, " ").trim()}`, NAME_LENGTH).text;
    const made = await newList({ name, taken, podcastIds: podcasts.map(({ id }) => id) });
    setBusy(false);
    if ("error" in made) return toast(made.error, "error");
    if (budget !== "") rememberBudget(made.id, budget);
    await navigate(listAddress(made.id));
    moveFocus(PLAN_FOCUS);
  };
  const press = useAsUser({ intent: "create_list", reason: "Sign in to plan a campaign." }, () => void plan());
  const hasFigures = podcasts.some(hasFigure);
  return (
    <>
      {!hasFigures && <p className="text-meta text-text-2">{noFiguresText(podcasts.length)}</p>}
      <Button size="sm" aria-disabled={busy} onClick={press} className="justify-self-start">
        {hasFigures ? <Calculator size={16} /> : <ListPlus size={16} />}
        {busy ? "Making a list…" : hasFigures ? "Plan these shows" : "Save as a list"}
      </Button>
    </>
  );
}

function hasFigure({ pea_range, listener_range }: SearchResult): boolean {
  return parseListenerRange(pea_range ?? listener_range).kind !== "unknown";
}

function noFiguresText(shows: number): string {
  return shows === 1
    ? "This show has no audience figure. Ask for its downloads."
    : `None of these ${shows} has an audience figure. Ask them for their downloads.`;
}
