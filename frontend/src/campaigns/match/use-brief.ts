import { readBrief } from "@earshot/domain/campaigns/brief/read-brief";
import { chosenReadings, type FindingChoices, type Reading } from "@earshot/domain/campaigns/brief/readings";
import { type AdBrief, type BriefChoices, briefFrom } from "@earshot/domain/campaigns/fit/ad-brief";
import { BUDGET_DOLLARS } from "@earshot/domain/campaigns/fit/budget-fit";
import { BUDGET_RANGES } from "@earshot/domain/campaigns/requests/campaign-request";
import { useDeferredValue, useMemo } from "react";
import type { RequestDraft } from "../requests/use-request-draft";

export type WrittenBrief = {
  readonly text: string;
  /** What the text says, with the reader's choices. */
  readonly readings: readonly Reading[];
  readonly chosen: FindingChoices;
  /** The choices beside the text. */
  readonly fields: Pick<BriefChoices, "budget" | "language">;
  readonly brief: AdBrief;
  /** Whether there is something to weigh shows against. */
  readonly weighed: boolean;
};

/** The brief that a draft holds, as shows are weighed against it. Weighing many shows must not block typing. */
export function useBrief(draft: RequestDraft): WrittenBrief {
  const text = useDeferredValue(draft.values.campaignBrief);
  const findings = useMemo(() => readBrief(text), [text]);
  const readings = useMemo(() => chosenReadings(findings, draft.findings), [findings, draft.findings]);
  const fields = fieldsBeside(draft);
  const weighed = text.trim() !== "" || fields.budget !== undefined || fields.language !== undefined;
  return { text, readings, chosen: draft.findings, fields, brief: briefFrom(text, readings, fields), weighed };
}

function fieldsBeside({ values, language }: RequestDraft): WrittenBrief["fields"] {
  const budget = BUDGET_RANGES.find((name) => name === values.budgetRange);
  return { budget: budget && BUDGET_DOLLARS[budget], language: language === "" ? undefined : language };
}
