import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { Lock, LockOpen, X } from "lucide-react";
import { Link } from "react-router-dom";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Button } from "../../ui/button";
import type { ListPlan } from "./plan-api";
import { amountText } from "./plan-texts";
import type { Named } from "./use-plan";

type Props = {
  plan: ListPlan;
  isLocked: (id: PodcastId) => boolean;
  onLock: (show: Named) => void;
  onRemove: (show: Named) => void;
};

const NUMBER = "text-right tabular";

/** The shows that a plan picks, with totals in the last row. */
export function PlanTable({ plan: { picks, totals, currency }, isLocked, onLock, onRemove }: Props) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Shows in the plan</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Show</th>
          <th scope="col" className={NUMBER}>
            Spots
          </th>
          <th scope="col" className={NUMBER}>
            Cost
          </th>
          <th scope="col" className={NUMBER}>
            New people
          </th>
          <th scope="col">Why</th>
          <th scope="col">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {picks.map((pick) => (
          <Row
            key={pick.id}
            pick={pick}
            currency={currency}
            locked={isLocked(pick.id)}
            onLock={onLock}
            onRemove={onRemove}
          />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-[640] [&>*]:py-1 [&>*]:pr-3">
          <th scope="row">Total</th>
          <td className={NUMBER}>{formatCount(totals.spots)}</td>
          <td className={NUMBER}>{amountText(totals.cost, currency)}</td>
          <td className={NUMBER}>{formatCount(totals.people)}</td>
          <td colSpan={2}>different people</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = Pick<Props, "onLock" | "onRemove"> & {
  pick: ListPlan["picks"][number];
  currency: ListPlan["currency"];
  locked: boolean;
};

function Row({ pick, currency, locked, onLock, onRemove }: RowProps) {
  const title = pick.title || "Untitled";
  return (
    <tr className="border-t border-line [&>*]:py-1 [&>*]:pr-3">
      <th scope="row" className="min-w-40 font-normal">
        <Link to={podcastPath(pick.id)} dir="auto" className="inline-block text-text coarse:py-3">
          {title}
        </Link>
      </th>
      <td className={NUMBER}>{formatCount(pick.spots)}</td>
      <td className={NUMBER}>{amountText(pick.cost, currency)}</td>
      <td className={NUMBER}>{formatCount(pick.adds)}</td>
      <td className="min-w-48 text-text-2">{pick.reasons.join(" ")}</td>
      <td>
        <span className="flex justify-end gap-2">
          <Button
            size="sm"
            aria-label={`Lock: ${title}`}
            aria-pressed={locked}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => onLock(pick)}
          >
            {locked ? <Lock size={16} /> : <LockOpen size={16} />}
            Lock
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Remove: ${title}`} onClick={() => onRemove(pick)}>
            <X size={16} />
            Remove
          </Button>
        </span>
      </td>
    </tr>
  );
}
