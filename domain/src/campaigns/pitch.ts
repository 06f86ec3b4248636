import { truncateText } from "../catalogue/text/truncate.js";
import { codePointLength, firstCodePoints } from "../shared/text/code-points.js";
import { listedAtMost } from "./fit/fit-part.js";

/** A pitch is at most as long as a brief (product specification, section 9), so that it can be sent as one. */
export const PITCH_MAX = 800;

/** The facts for a pitch. A blank text means unknown. */
export type PitchFacts = {
  readonly title: string;
  /** The show's makers; undefined if the source does not name them. */
  readonly author: string | undefined;
  readonly categories: readonly string[];
  readonly brief: string;
  readonly goal: string;
  readonly budget: string;
  readonly sender: string;
  readonly company: string;
};

/** A fact used in the pitch: its kind, its text and its source. */
export type UsedFact = {
  readonly label: string;
  readonly text: string;
  readonly from: "the catalogue" | "your brief" | "your request";
};

export type Pitch = {
  readonly text: string;
  readonly used: readonly UsedFact[];
  /** The placeholders in square brackets for what is not known yet: "your name". */
  readonly missing: readonly string[];
  /** The brief did not fit in full. */
  readonly shortened: boolean;
};

/** Longer names are cut, so that there is always room for the brief itself. */
const LONGEST_TITLE = 80;
const LONGEST_NAME = 60;
const MOST_CATEGORIES = 2;
/** A shorter part of a brief makes no sense. */
const SHORTEST_BRIEF = 40;

/** Drafts a pitch to a show's makers. The template is fixed. `used` lists all other words. */
export function draftPitch(facts: PitchFacts): Pitch {
  const used: UsedFact[] = [];
  const missing: string[] = [];
  const use = (label: string, text: string, from: UsedFact["from"]): string => {
    used.push({ label, text, from });
    return text;
  };
  const need = (label: string, text: string, from: UsedFact["from"], placeholder: string): string => {
    if (text !== "") return use(label, text, from);
    missing.push(placeholder);
    return `[${placeholder}]`;
  };

  const author = facts.author === undefined ? "" : cut(facts.author, LONGEST_NAME);
  const hello = author === "" ? "Hello," : `Hello ${use("Author", author, "the catalogue")},`;
  const name = need("Name", cut(facts.sender, LONGEST_NAME), "your request", "your name");
  const company = need("Company", cut(facts.company, LONGEST_NAME), "your request", "your company");
  const title = use("Title", cut(facts.title, LONGEST_TITLE), "the catalogue");
  const opening = `I am ${name} from ${company}, and we would like to advertise on “${title}”.`;
  // The pitch quotes no estimate of ours, because the host knows the real figure.
  const reasons = kindOf(facts, use);
  const terms = termsOf(facts, use);
  const ask = "Which episodes in the coming weeks have a host-read spot open, and what does one cost?";
  const before = [hello, "", [opening, reasons].filter(Boolean).join(" "), "", "What we advertise: "].join("\n");
  const after = ["", "", [terms, ask].filter(Boolean).join(" "), "", "Best regards,", `${name}, ${company}`].join("\n");

  const room = Math.max(SHORTEST_BRIEF, PITCH_MAX - codePointLength(before) - codePointLength(after));
  const { text: brief, shortened } = fitted(facts.brief.trim(), room);
  const about = need("What you advertise", brief, "your brief", "what you advertise");
  return { text: firstCodePoints(before + about + after, PITCH_MAX), used, missing, shortened };
}

type Use = (label: string, text: string, from: UsedFact["from"]) => string;

function kindOf({ categories }: PitchFacts, use: Use): string {
  const own = categories.slice(0, MOST_CATEGORIES);
  return own.length === 0
    ? ""
    : `We are looking for listeners of ${use("Categories", listedAtMost(own), "the catalogue")} shows.`;
}

function termsOf({ goal, budget }: PitchFacts, use: Use): string {
  const aim =
    goal === "" || goal === "Other" ? "" : `Our goal is ${use("Primary goal", goal, "your request").toLowerCase()}`;
  const money = budget === "" ? "" : `${use("Budget range", budget, "your request")}`;
  if (aim === "") return money === "" ? "" : `Our budget is ${money}.`;
  return money === "" ? `${aim}.` : `${aim}, our budget ${money}.`;
}

/** The brief, limited to `room` code points: either complete, or cut between words and marked as shortened. */
function fitted(brief: string, room: number): { text: string; shortened: boolean } {
  if (codePointLength(brief) <= room) return { text: brief, shortened: false };
  return { text: `${truncateText(brief, room - 1).text}…`, shortened: true };
}

function cut(text: string, limit: number): string {
  return fitted(text.replace(/\s+/gu, " ").trim(), limit).text;
}
