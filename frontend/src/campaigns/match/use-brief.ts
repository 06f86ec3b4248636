import type { Finding } from "@earshot/domain/campaigns/brief/findings/finding";
import {
  chosenReadings,
  counted,
  type FindingChoices,
  type Reading,
} from "@earshot/domain/campaigns/brief/findings/readings";
import { type AdBrief, type BriefChoices, briefFrom } from "@earshot/domain/campaigns/fit/brief-from";
import type { BriefReader } from "@earshot/domain/campaigns/fit/brief-subject";
import { BUDGET_DOLLARS } from "@earshot/domain/campaigns/fit/budget-fit";
import { BUDGET_RANGES } from "@earshot/domain/campaigns/requests/campaign-request";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { RequestDraft } from "../requests/use-request-draft";

export type WrittenBrief = {
  readonly text: string;
  /** The findings in the text, with the reader's choices. */
  readonly readings: readonly Reading[];
  readonly chosen: FindingChoices;
  /** The values that the reader chose in the form, outside of the text. */
  readonly fields: Pick<BriefChoices, "budget" | "language">;
  readonly brief: AdBrief;
  /** The address of a catalogue search for the brief; undefined if it contains nothing to filter by. */
  readonly search: string | undefined;
  /** Whether the brief contains anything that shows can be scored by. */
  readonly weighed: boolean;
  /** Whether the text has been analyzed: the word lists load after the page. */
  readonly read: boolean;
};

/** The brief in a draft, which shows are scored against. Scoring many shows must not block typing. */
export function useBrief(draft: RequestDraft): WrittenBrief {
  const text = useDeferredValue(draft.values.campaignBrief);
  const reader = useReader();
  const findings = useMemo(() => reader?.briefFindings(text) ?? [], [reader, text]);
  const readings = useMemo(() => chosenReadings(findings, draft.findings), [findings, draft.findings]);
  const fields = fieldsBeside(draft);
  const weighed = text.trim() !== "" || fields.budget !== undefined || fields.language !== undefined;
  const brief = briefFrom(text, readings, fields, reader?.briefReader);
  const search = reader?.briefSearch?.(counted(readings), draft.language || undefined);
  return { text, readings, search, chosen: draft.findings, fields, brief, weighed, read: reader !== undefined };
}

type Reader = {
  readonly briefFindings: (text: string) => readonly Finding[];
  readonly briefSearch?: (findings: readonly Finding[], language?: string) => string | undefined;
  readonly briefReader?: BriefReader;
};
let loaded: Reader | undefined;

/** Loads the code that analyzes briefs: its word lists are too large for the first view. */
export async function loadReader(): Promise<Reader> {
  if (loaded) return loaded;
  const [{ briefFindings }, { briefSearch }, { briefReader }] = await Promise.all([
    import("@earshot/domain/campaigns/brief/brief-findings"),
    import("@earshot/domain/campaigns/brief/brief-search"),
    import("@earshot/domain/campaigns/fit/read-subjects"),
  ]);
  loaded = { briefFindings, briefSearch, briefReader };
  return loaded;
}

/** The code that analyzes briefs; undefined until it has loaded. Without it, for example offline, a brief is matched but has no chips. */
function useReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader | undefined>(() => loaded);
  useEffect(() => {
    // Also where it has loaded since the first render: for another reader of the same page.
    let current = true;
    void loadReader()
      .catch((): Reader => ({ briefFindings: () => [] }))
      .then((read) => current && setReader(read));
    return () => {
      current = false;
    };
  }, []);
  return reader;
}

function fieldsBeside({ values, language }: RequestDraft): WrittenBrief["fields"] {
  const budget = BUDGET_RANGES.find((name) => name === values.budgetRange);
  return { budget: budget && BUDGET_DOLLARS[budget], language: language === "" ? undefined : language };
}
