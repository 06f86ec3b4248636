import { methodSentence, valueWords } from "@earshot/domain/saved/watching/change-words";
import { ArrowDown, ArrowUp, type LucideIcon, Minus, Plus, RefreshCw } from "lucide-react";
import { Link } from "react-router-dom";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Badge, type BadgeTone } from "../../ui/badge";
import type { Run } from "./changes-by-day";

type Change = Run["changes"][number];

const KINDS: Readonly<Record<Change["kind"], { label: string; tone: BadgeTone; icon: LucideIcon }>> = {
  entered: { label: "Entered", tone: "pos", icon: Plus },
  left: { label: "Left", tone: "neg", icon: Minus },
  rose: { label: "Rose", tone: "pos", icon: ArrowUp },
  fell: { label: "Fell", tone: "neg", icon: ArrowDown },
  changed: { label: "Changed", tone: "accent", icon: RefreshCw },
};
const FIGURES = { place: "Place", listeners: "Listeners", activity: "Activity", explicit: "Content" } as const;
const CELL = "py-2 pr-4 align-top";

/** The changes that one run found, each with its figures before and after. */
export function ChangeTable({ run, caption }: { run: Run; caption: string }) {
  const named = methodSentence(run.total, run.byMethod);
  const more = run.total - run.changes.length;
  return (
    <div className="mt-3">
      {named && (
        <p className="mb-2 text-meta text-text-2">
          {named}{" "}
          <Link to="/how-we-estimate" className="text-accent-ink underline">
            How we estimate
          </Link>
        </p>
      )}
      <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[600px] border-collapse text-left text-control">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-meta text-text-2">
              {["Change", "Show", "Before → after", "Listeners now"].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.changes.map((change) => (
              <Row key={`${change.podcastId} ${change.kind} ${change.what}`} change={change} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className="mt-2 text-meta text-text-2">And {more} more changes that day.</p>}
    </div>
  );
}

function Row({ change }: { change: Change }) {
  const { label, tone, icon } = KINDS[change.kind];
  return (
    <tr className="border-b border-line">
      <td className={CELL}>
        <Badge tone={change.byMethod ? "neutral" : tone} icon={icon}>
          {label}
        </Badge>
      </td>
      <th scope="row" className={`${CELL} max-w-[280px] font-normal`}>
        <Link
          to={podcastPath(change.podcastId)}
          dir="auto"
          className="inline-flex items-center text-text coarse:min-h-11"
        >
          {change.title || "Untitled"}
        </Link>
      </th>
      <td className={CELL}>
        <span className="text-text-2">{FIGURES[change.what]}: </span>
        {valueWords(change.what, change.from)} → {valueWords(change.what, change.to)}
        {change.byMethod && <span className="block text-meta text-text-2">Our estimation method changed</span>}
      </td>
      <td className={CELL}>{valueWords("listeners", change.listeners)}</td>
    </tr>
  );
}
