import { countsInScore } from "@earshot/domain/campaigns/brief/findings/finding-label";
import { type Reading, withChoice } from "@earshot/domain/campaigns/brief/findings/readings";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import { Search } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "../../ui/button";
import { InfoButton } from "../../ui/overlay/popover";
import type { RequestDraft } from "../requests/use-request-draft";
import { ReadingChip } from "./reading-chip";

type Props = {
  draft: RequestDraft;
  readings: readonly Reading[];
  /** The address of a search for the brief. */
  search: string | undefined;
  /** In a dialog: called when a link that leads out of it is followed. */
  onFollow: (() => void) | undefined;
  heading: "h3" | "h4";
};

/** The findings in the brief, as chips that can be changed, ignored and restored, and a link that searches for them. */
export function BriefReadings({ draft, readings, search, onFollow, heading: Heading }: Props) {
  if (readings.length === 0) return null;
  const scored = readings.filter(({ finding }) => countsInScore(finding));
  const others = readings.filter(({ finding }) => !countsInScore(finding));
  const chip = (reading: Reading) => (
    <ReadingChip
      key={reading.key}
      reading={reading}
      onChoose={(choice) => {
        draft.set({ findings: withChoice(draft.findings, reading.key, choice) });
        // The chip of a budget that the brief does not name disappears when the choice is undone, so the focus has to move.
        if (choice === undefined && reading.finding.words === "") document.getElementById("your-brief")?.focus();
      }}
    >
      <Overruled reading={reading} draft={draft} />
    </ReadingChip>
  );
  return (
    <section aria-labelledby="brief-readings" className="grid gap-2">
      <Heading id="brief-readings" className="text-control">
        Read from your brief
      </Heading>
      {scored.length > 0 && <ul className="grid gap-1.5">{scored.map(chip)}</ul>}
      {others.length > 0 && (
        <>
          <p className="flex items-center gap-1 text-meta text-text-2">
            Not part of the score
            <InfoButton about="what doesn’t count">We don’t know who listens.</InfoButton>
          </p>
          <ul className="grid gap-1.5">{others.map(chip)}</ul>
        </>
      )}
      {search !== undefined && (
        <Link
          to={search}
          onClick={onFollow}
          className="inline-flex min-h-8 items-center gap-1.5 text-meta text-accent-ink hover:underline coarse:min-h-11"
        >
          <Search size={14} className="shrink-0" />
          Search the whole catalogue for this brief
        </Link>
      )}
    </section>
  );
}

/** A note that the reader's choice replaces the text, with a button that undoes the choice. */
function Overruled({ reading: { finding, ignored }, draft }: { reading: Reading; draft: RequestDraft }) {
  const { values, language, type, set } = draft;
  const budget = finding.kind === "budget" ? values.budgetRange : "";
  const chosen = finding.kind === "language" && language !== "" ? languageName(language) : budget;
  if (ignored || chosen === "") return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-meta text-text-2">
      You chose {chosen} below.
      <Button
        variant="ghost"
        size="sm"
        onClick={() => (finding.kind === "language" ? set({ language: "" }) : type("budgetRange", ""))}
      >
        Use the brief’s
      </Button>
    </span>
  );
}
