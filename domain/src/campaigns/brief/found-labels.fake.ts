import { findingLabel } from "./finding-label.js";
import type { FindingKind } from "./finding.js";
import { readBrief } from "./read-brief.js";

/** The labels of a brief's findings of one kind, for tests. */
export function labels(text: string, kind: FindingKind): string[] {
  return readBrief(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);
}
