import { findingLabel } from "./findings/finding-label.js";
import type { FindingKind } from "./findings/finding.js";
import { readBrief } from "./reading/read-brief.js";

/** The labels of a brief's findings of one kind, for tests. */
export function labels(text: string, kind: FindingKind): string[] {
  return readBrief(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);
}
