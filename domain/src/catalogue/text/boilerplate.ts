import { foldText } from "./fold.js";

/** Hosting services that add their own sentences to the descriptions of shows. */
const HOSTS =
  "acast|anchor|art19|audioboom|audiomeans|ausha|blubrry|buzzsprout|captivate|castos|fireside|firstory|ivoox|libsyn|megaphone|" +
  "omny|omny studio|pinecast|podbean|podigee|podomatic|rss|redcircle|simplecast|sounder|soundcloud|soundon|spotify for podcasters|" +
  "spreaker|talkshoe|transistor|triton digital|zencast|zencastr";

/** The URL of a page about privacy or advertising. */
const LEGAL_PAGE = String.raw`[\w-]\.[\w.-]+\/(?:[\w./-]*\/)?(?:privacy|adchoices|listener|opt-?out|brands)(?![\w-])`;

/** Patterns for sentences that a hosting service, its tools or a network add to descriptions. */
const RULES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:this (?:podcast|show|episode) (?:is|was) |podcast |proudly )*` +
      String.raw`(?:hosted|powered|distributed|published|created|made)(?: and \w+)? (?:on|by|with|using|via|through|at) ` +
      String.raw`(?:https?:\/\/)?(?:www\.)?(?:${HOSTS})(?:\.\w+)?(?:,? an? \w+ company| hosting| studio)?[^\p{L}\p{N}]*$`,
    "iu",
  ),
  new RegExp(String.raw`^(?:please )?(?:see|visit|read|go to)\b.{0,80}${LEGAL_PAGE}.{0,120}$`, "iu"),
  /^see \S*adswizz\.com\S* for information about our collection and use of personal data for advertising\W*$/iu,
  /^learn more about your ad(?:vertising)? choices\W*$/iu,
  /^learn more about your ad(?:vertising)? choices\b.{0,20}\bvisit \S+$/iu,
  /^(?:support|become a supporter of) th(?:is|e) (?:podcast|show)\b(?: at)?[^\p{L}\p{N}]*(?:(?:https?:\/\/)?[\w-]+\.[\w./-]\S*\W*)?$/iu,
  /^(?:advertising inquiries|privacy (?:&|&amp;|and) opt-?out)\b[^\p{L}\p{N}]*\S*$/iu,
  /^send (?:us |in )?a voice message\b[^\p{L}\p{N}]*\S*$/iu,
  /^our gdpr privacy policy was updated\b.{0,60}$/iu,
  /^this podcast uses the following third-party services for analysis\b.{0,200}$/iu,
  // A network that lists its other shows.
  /\b(?:other|leading|more) (?:[\p{L}-]+ ){0,2}(?:podcasts|shows)\b,? (?:including|such as)\b/iu,
];

/** The start of such a sentence, even if there is no period before it. */
const BEGINNINGS = new RegExp(
  String.raw`\s(?=(?:Hosted|Powered|Distributed) (?:on|by) (?:${HOSTS})\b|Learn more about your ad choices|Support this (?:podcast|show)\b` +
    String.raw`|Become a supporter of this|Advertising Inquiries|Privacy (?:&|&amp;) Opt-Out|Send in a voice message` +
    String.raw`|See \S+\/(?:privacy|listener)|See Privacy Policy at|Our GDPR privacy|This podcast was created using)`,
  "giu",
);
const ENDINGS = /(?<=[.!?…。！？])\s+|\s*\n\s*|\s+-{2,}\s+/u;

/** Splits plain text into sentences. */
function sentencesOf(text: string): string[] {
  return text
    .replace(BEGINNINGS, "\n")
    .split(ENDINGS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a sentence is boilerplate from a hosting service, a tool or a network, which says nothing about the show. */
export function isBoilerplate(sentence: string): boolean {
  return RULES.some((rule) => rule.test(sentence));
}

/** Every boilerplate sentence contains one of these words, so most texts need no further checks. */
const SIGN =
  /hosted|powered|distributed|published|created|made|privacy|adchoices|opt-?out|listener|brands|adswizz|your ad|support|inquiries|voice message|third-party|podcasts,? including|shows,? including|such as/iu;

/** Removes boilerplate from plain text, and also sentences that are repeated in other shows on the same host. */
export function withoutBoilerplate(text: string, repeated?: ReadonlySet<string>): string {
  if (repeated === undefined && !SIGN.test(text)) return text;
  const isRepeated = (sentence: string) => repeated?.has(sentenceKey(sentence) ?? "") ?? false;
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence) => !isBoilerplate(sentence) && !isRepeated(sentence));
  return own.length === sentences.length ? text : own.join("\n");
}

/** Minimum number of shows on a host for detecting its repeated sentences. */
const ENOUGH_SHOWS = 20;
/**
 * A sentence is the host's own if at least this share of the host's shows has it, and at least `LEAST` of them. Chosen by checking a
 * sample of real shows.
 */
const REPEATED_SHARE = 0.04;
const LEAST = 5;
/** Shorter sentences ("Enjoy!") are repeated by chance. */
const LEAST_WORDS = 3;

/** The normalized form of a sentence for comparison; undefined if it is too short. */
export function sentenceKey(sentence: string): string | undefined {
  const folded = foldText(sentence);
  return folded.split(" ").length < LEAST_WORDS ? undefined : folded;
}

/** The sentences that each host adds to its shows, in the form of `sentenceKey`. */
export type HostSentences = ReadonlyMap<string, ReadonlySet<string>>;

export class SentenceCounts {
  private readonly hosts = new Map<string, { shows: number; readonly counts: Map<string, number> }>();

  add(host: string, text: string): void {
    const known = this.hosts.get(host) ?? { shows: 0, counts: new Map<string, number>() };
    this.hosts.set(host, known);
    known.shows += 1;
    for (const key of new Set(sentencesOf(text).map(sentenceKey)))
      if (key !== undefined) known.counts.set(key, (known.counts.get(key) ?? 0) + 1);
  }

  /** The hosts' own sentences: many shows on the same host have them. */
  repeated(): HostSentences {
    const repeated = new Map<string, ReadonlySet<string>>();
    for (const [host, { shows, counts }] of this.hosts) {
      const least = Math.max(LEAST, shows * REPEATED_SHARE);
      const often = shows < ENOUGH_SHOWS ? [] : [...counts].filter(([, count]) => count >= least);
      if (often.length > 0) repeated.set(host, new Set(often.map(([key]) => key)));
    }
    return repeated;
  }
}
