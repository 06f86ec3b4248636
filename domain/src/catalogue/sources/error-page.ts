import { foldText } from "../text/fold.js";

/** What tells an error page of a feed's host from a show. Absent facts are unknown. */
type Entry = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly episodeCount?: number | undefined;
  readonly newestEpisode?: number | undefined;
};

/** Folded titles that are nothing but a host's answer to a wrong or closed account: "Invalid Channel ID", "404 Not Found". */
const ERROR_TITLE = new RegExp(
  `^(?:(?:invalid|unknown|no such|missing) (?:account|user|username|channel|podcast|feed|show|id|feed id|channel id|podcast id|user id)|` +
    `(?:account|user|channel|podcast|feed|show|page|file) (?:not found|suspended|disabled|deleted|removed|expired|does not exist)|` +
    `(?:error )?(?:400|401|403|404|410|500|502|503)(?: (?:error|not found|forbidden|gone|unauthorized|internal server error|bad gateway))?|` +
    `(?:oops )?deleted podcast|access denied|internal server error)$`,
);
/** The end of a blog's title on its page for a wrong address: "Open Door » Page not found". */
const ERROR_AT_END = /[»|–—-]\s*(?:page|file|feed) not found\s*$/iu;
/** Folded descriptions that only say that there is no show: the whole text, or its first sentence. */
const ERROR_TEXT = new RegExp(
  `^(?:(?:the|this|your) (?:podcast|feed|account|channel|show|page)[a-z ]{0,40} (?:does not exist|doesnt exist|was not found|could not be found)|` +
    `if you are receiving this feed its because a podcast|podcast is no longer active$)`,
);
/** A folded description that says nothing about a show: "Ourmedia RSS feed". */
const NO_TEXT = /^(?:\S+ ){0,2}(?:rss|rss feed|feed|podcast)$/;
/** A description of fewer letters says nothing about a show. */
const SHORTEST_TEXT = 12;

/**
 * Whether an entry is the error page of a feed's host ("Invalid Account", "404 Not Found"), read as if it were a show. A show can have
 * such a title ("Error 404"), so this also needs a description that says nothing or the same, and no known episode.
 */
export function isErrorPage({ title, description = "", episodeCount = 0, newestEpisode = 0 }: Entry): boolean {
  if (episodeCount > 0 || newestEpisode > 0) return false;
  const text = foldText(description);
  if (ERROR_AT_END.test(title) || ERROR_TEXT.test(text)) return true;
  return ERROR_TITLE.test(foldText(title)) && (text.length < SHORTEST_TEXT || NO_TEXT.test(text));
}
