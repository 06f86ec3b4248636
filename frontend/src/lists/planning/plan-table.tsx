import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { Lock, LockOpen, PenLine, X } from "lucide-react";
import { Link } from "react-router-dom";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Button } from "../../ui/button";
import { useNarrowerThan } from "../../ui/hooks/use-narrower-than";
import type { ListPlan } from "./plan-api";
import { amountText } from "./plan-texts";
import { ReachBar } from "./reach-bar";
import { peopleText } from "./reach-texts";
import type { Named } from "./use-plan";

type Props = {
  plan: ListPlan;
  isLocked: (id: PodcastId) => boolean;
  onLock: (show: Named) => void;
  onRemove: (show: Named) => void;
  onPitch: (show: Named) => void;
};

const NUMBER = "text-right tabular";

/** The shows that a plan picks, with totals in the last row. On a phone, the reasons and buttons are below each show. */
export function PlanTable({ plan: { picks, totals, currency }, isLocked, ...actions }: Props) {
  const narrow = useNarrowerThan("md");
  const most = Math.max(1, ...picks.map(({ gross }) => gross));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Shows in the plan</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Show</th>
          {["Spots", "Cost", "New people"].map((head) => (
            <th key={head} scope="col" className={NUMBER}>
              {head}
            </th>
          ))}
          {!narrow && (
            <>
              <th scope="col">Why</th>
              <th scope="col">
                <span className="sr-only">Change</span>
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {picks.map((pick) => (
          <Row
            key={pick.id}
            pick={pick}
            currency={currency}
            narrow={narrow}
            locked={isLocked(pick.id)}
            most={most}
            {...actions}
          />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-[640] [&>*]:py-1 [&>*]:pr-3">
          <th scope="row">Total</th>
          <td className={NUMBER}>{formatCount(totals.spots)}</td>
          <td className={NUMBER}>{amountText(totals.cost, currency)}</td>
          <td className={NUMBER}>{peopleText(totals.people)}</td>
          {!narrow && <td colSpan={2}>different people</td>}
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = Pick<Props, "onLock" | "onRemove" | "onPitch"> & {
  pick: ListPlan["picks"][number];
  currency: ListPlan["currency"];
  /** The largest audience in the plan, which has a bar of the full width. */
  most: number;
  narrow: boolean;
  locked: boolean;
};

function Row(props: RowProps) {
  const { pick, currency, most, narrow } = props;
  const why = (
    <>
      <ReachBar gross={pick.gross / most} added={pick.adds / most} />
      <p className="mt-1">{pick.reasons.join(" ")}</p>
    </>
  );
  return (
    <>
      <tr className="border-t border-line [&>*]:py-1 [&>*]:pr-3">
        <th scope="row" className={narrow ? "font-normal" : "min-w-40 font-normal"}>
          <Link to={podcastPath(pick.id)} dir="auto" className="inline-block text-text coarse:py-3">
            {titleOf(pick)}
          </Link>
        </th>
        <td className={NUMBER}>{formatCount(pick.spots)}</td>
        <td className={NUMBER}>{amountText(pick.cost, currency)}</td>
        <td className={NUMBER}>
          {peopleText(pick.adds)}
          {pick.gross > pick.adds && <span className="block text-text-2"> of {peopleText(pick.gross)}</span>}
        </td>
        {!narrow && (
          <>
            <td className="min-w-48 text-text-2">{why}</td>
            <td>
              <Changes {...props} />
            </td>
          </>
        )}
      </tr>
      {narrow && (
        <tr>
          <td colSpan={4} className="pb-3 text-text-2">
            {why}
            <Changes {...props} />
          </td>
        </tr>
      )}
    </>
  );
}

const titleOf = ({ title }: Named): string => title || "Untitled";

function Changes({ pick, narrow, locked, onLock, onRemove, onPitch }: RowProps) {
  const title = titleOf(pick);
  return (
    <span className={narrow ? "mt-2 flex flex-wrap gap-2" : "flex justify-end gap-2"}>
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
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Draft a pitch: ${title}`}
        aria-haspopup="dialog"
        onClick={() => onPitch(pick)}
      >
        <PenLine size={16} />
        Pitch
      </Button>
    </span>
  );
}
