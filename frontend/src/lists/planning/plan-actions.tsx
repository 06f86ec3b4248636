import { planBrief } from "@earshot/domain/campaigns/plan-brief";
import { moneyOf } from "@earshot/domain/lists/columns/money";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import { planCsv } from "@earshot/domain/lists/planning/plan-csv";
import { Download, ListPlus, Send } from "lucide-react";
import { useState } from "react";
import { useRequestDraft } from "../../campaigns/requests/use-request-draft";
import { useAppDispatch } from "../../client/store";
import { overlayOpened } from "../../navigation/overlay-slice";
import { saveCsv } from "../../platform/save-file";
import { Button } from "../../ui/button";
import { NameDialog } from "../../ui/overlay/name-dialog";
import type { ListPlan } from "./plan-api";
import { amountText, planSummary } from "./plan-texts";
import { useNewList } from "./use-new-list";

/** What a user can do with a plan: save it as a list of its own or as a file, or send it with a campaign request. */
export function PlanActions({ plan, name }: { plan: ListPlan; name: string }) {
  const [naming, setNaming] = useState(false);
  const planName = `${name} plan`;
  const { picks, currency } = plan;
  const newList = useNewList();
  const draft = useRequestDraft(null);
  const dispatch = useAppDispatch();
  const request = () => {
    const shows = picks.map(({ title, spots, cost }) => ({ title, spots, cost: amountText(cost, currency) }));
    draft.set({ pitch: planBrief({ summary: planSummary(plan), shows }, draft.values.campaignBrief) });
    dispatch(overlayOpened({ kind: "campaign" }));
  };
  const save = async (wanted: string): Promise<string | undefined> => {
    if (wanted === "") return undefined;
    const saved = await newList({
      name: wanted,
      podcastIds: picks.map(({ id }) => id),
      prices: Object.fromEntries(picks.map(({ id, cost, spots }) => [id, moneyOf(cost / spots, currency)])),
    });
    if ("error" in saved) return saved.error;
    setNaming(false);
    return undefined;
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {picks.length > 0 && (
        <>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setNaming(true)}>
            <ListPlus size={16} />
            Save as list
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={request}>
            <Send size={16} />
            Request this campaign
          </Button>
        </>
      )}
      <Button size="sm" onClick={() => saveCsv(planCsv(plan, currency), exportFileName(planName, "csv"))}>
        <Download size={16} />
        Download CSV
      </Button>
      <NameDialog
        isOpen={naming}
        onClose={() => setNaming(false)}
        title="Save the plan as a list"
        action="Save"
        pending="Saving…"
        start={planName}
        onSave={save}
      />
    </div>
  );
}
