import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { methodSentence, moreSentence, valueWords } from "@earshot/domain/saved/watching/change-words";
import { ArrowDown, ArrowUp, type LucideIcon, Minus, Plus, RefreshCw } from "lucide-react";
import { Link } from "react-router-dom";
import { boundsText } from "../../audience/range-text";
import { podcastPath } from "../../catalogue/shows/podcast-path";
import { Badge, type BadgeTone } from "../../ui/badge";
import type { Run } from "./changes-by-day";

type Change = Run["changes"][number];

const KINDS: Readonly<Record<Change["kind"], { label: string; tone: BadgeTone; icon: LucideIcon }>> = {
  entered: { label: "Entered", tone: "pos", icon: Plus },
  left: { label: "Left", tone: "neutral", icon: Minus },
  rose: { label: "Rose", tone: "pos", icon: ArrowUp },
  fell: { label: "Fell", tone: "neutral", icon: ArrowDown },
  changed: { label: "Changed", tone: "accent", icon: RefreshCw },
};
const FIGURES = { place: "Place", listeners: "Listeners", activity: "Activity", explicit: "Content" } as const;
/** On a phone, each change is a block of lines, because four columns do not fit. */
const ROW = "border-b border-line max-sm:grid max-sm:py-2";
const CELL = "py-2 pr-4 align-top max-sm:py-0.5";
/** The tables of different days have the same columns. */
const COLUMNS = ["Change", "Show", "Before → after", "Listeners now"] as const;
const WIDTHS = ["16%", "34%", "30%", "20%"] as const;

/** The changes found by one run, each with its value before and after. */
export function ChangeTable({ run, caption }: { run: Run; caption: string }) {
  const named = methodSentence(run.total, run.byMethod);
  const more = moreSentence(run.total - run.changes.length);
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
      <table className="w-full table-fixed border-collapse text-left text-control font-normal max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-meta text-text-2">
            {COLUMNS.map((title, at) => (
              <th key={title} scope="col" style={{ width: WIDTHS[at] }} className="py-2 pr-4 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {run.changes.map((change) => (
            <Row key={`${change.podcastId} ${change.kind} ${change.what}`} change={change} />
          ))}
        </tbody>
      </table>
      {more && <p className="mt-2 text-meta text-text-2">{more}</p>}
    </div>
  );
}

/** The text of a value before or after a change; a range with a dash. */
function shown(what: Change["what"], value: string | null): string {
  const range = what === "listeners" ? parseListenerRange(value) : undefined;
  return range && range.kind !== "unknown" ? boundsText(range) : valueWords(what, value);
}

function Row({ change }: { change: Change }) {
  const { label, tone, icon } = KINDS[change.kind];
  return (
    <tr className={ROW}>
      <td className={CELL}>
        <Badge tone={change.byMethod ? "neutral" : tone} icon={icon}>
          {label}
        </Badge>
      </td>
      <th scope="row" className={`${CELL} font-[640]`}>
        <Link
          to={podcastPath(change.podcastId)}
          dir="auto"
          className="inline-flex max-w-full items-center wrap-anywhere text-text no-underline hover:underline coarse:min-h-11"
        >
          {change.title || "Untitled"}
        </Link>
      </th>
      <td className={CELL}>
        <span className="text-text-2">{FIGURES[change.what]}: </span>
        {shown(change.what, change.from)} → {shown(change.what, change.to)}
        {change.byMethod && <span className="block text-meta text-text-2">Our estimation method changed</span>}
      </td>
      <td className={CELL}>
        <span className="text-text-2 sm:hidden">Listeners now: </span>
        {shown("listeners", change.listeners)}
      </td>
    </tr>
  );
}
