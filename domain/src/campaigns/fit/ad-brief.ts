import { briefFindings } from "../brief/brief-findings.js";
import { briefReader } from "./read-subjects.js";
import { chosenReadings } from "../brief/findings/readings.js";
import { type AdBrief, type BriefChoices, briefFrom } from "./brief-from.js";

export function adBrief(text: string, { findings = {}, ...fields }: BriefChoices = {}): AdBrief {
  return briefFrom(text, chosenReadings(briefFindings(text), findings), fields, briefReader);
}
