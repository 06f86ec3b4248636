import { type FeedFinding, FINDING_STATES, type FindingState } from "@earshot/domain/catalogue/health/finding";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { Check, ChevronDown, CircleQuestionMark, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { useHealthQuery } from "../../api/episodes-api";

const STATES: Readonly<Record<FindingState, { tone: BadgeTone; icon: LucideIcon; word: string }>> = {
  note: { tone: "signal", icon: TriangleAlert, word: "Note" },
  unknown: { tone: "neutral", icon: CircleQuestionMark, word: "Unknown" },
  pass: { tone: "pos", icon: Check, word: "Pass" },
};

type Props = {
  podcast: PodcastDetail;
  /** What its makers can do. It loads when the section is first opened. */
  children?: ReactNode;
};

/** The findings about a show's feed, for its makers: collapsed, notes first. Renders nothing without findings. */
export default function FeedHealthSection({ podcast: { id, fetchedAt }, children }: Props) {
  // The last findings stay while newer ones are loading.
  const { data } = useHealthQuery({ id, fetchedAt });
  const [wasOpened, setWasOpened] = useState(false);
  if (data === undefined || data.findings.length === 0) return null;
  const sorted = FINDING_STATES.flatMap((state) => data.findings.filter((one) => one.state === state));
  return (
    <section aria-labelledby="feed-health" className="no-print">
      <details
        onToggle={() => setWasOpened(true)}
        className="group rounded-card border border-line bg-surface px-4 md:px-5"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
          <h2 id="feed-health" className="text-h3">
            Feed health
          </h2>
          <span className="text-meta text-text-2">{summaryOf(sorted)}</span>
          <ChevronDown size={16} className="ml-auto shrink-0 text-text-2 group-open:rotate-180" />
        </summary>
        <p className="pb-3 text-meta text-text-2">
          For the makers of the show: what apps and directories find in its feed, and what they miss.
        </p>
        {wasOpened && children}
        <ul className="pb-2">
          {sorted.map((one) => (
            <Finding key={one.id} finding={one} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function Finding({ finding: { about, state, seen, why } }: { finding: FeedFinding }) {
  const { tone, icon, word } = STATES[state];
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-3 md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </span>
      <div className="min-w-0">
        <h3 className="text-control">{about}</h3>
        <p className="break-words">{seen}</p>
      </div>
      <p className="text-meta text-text-2">{why}</p>
    </li>
  );
}

/** "3 notes, 2 unknown"; passed checks are not mentioned. */
function summaryOf(findings: readonly FeedFinding[]): string {
  const count = (wanted: FindingState): number => findings.filter(({ state }) => state === wanted).length;
  const [notes, unknown] = [count("note"), count("unknown")];
  const parts = [
    notes === 1 ? "1 note" : notes > 1 ? `${notes} notes` : "No notes",
    unknown > 0 && `${unknown} unknown`,
  ];
  return parts.filter((part) => part !== false).join(", ");
}
