import type { EpisodePerson } from "@earshot/domain/catalogue/shows/episode";
import type { ImportedEpisode, ListedChapter } from "../../local/record/imported-podcast.js";
import { oneLine } from "../text/clean-text.js";
import { personName } from "../text/person-name.js";
import { webAddress } from "../text/web-address.js";
import { childAttribute, childrenByName, type FeedElement } from "./feed-element.js";
import { linkOf, personRole } from "./feed-fields.js";
import { chapterStart } from "./values/chapter-start.js";

const MOST_PEOPLE = 20;
const MOST_CHAPTERS = 500;
const LONGEST_NAME = 200;

/** Kinds of transcripts, best first: those with timestamps come before plain text. */
const TRANSCRIPT_KINDS = [/vtt/, /srt|subrip/, /json/, /html/, /plain/];

type Extras = Pick<
  ImportedEpisode,
  "link" | "chaptersUrl" | "chapters" | "transcriptUrl" | "transcriptType" | "people"
>;

/** Facts of an item besides its audio: page, chapters, transcript and people. Missing facts are absent. */
export function episodeExtras(item: FeedElement, base: string | undefined): Extras {
  const chaptersUrl = webAddress(childAttribute(item, "podcast:chapters", "url"), base);
  const chapters = listedChapters(item, base);
  const people = peopleOf(item, base);
  const link = linkOf(item, base);
  return {
    ...(link === undefined ? {} : { link }),
    ...(chaptersUrl === undefined ? {} : { chaptersUrl }),
    ...(chapters.length === 0 ? {} : { chapters }),
    ...transcriptOf(item, base),
    ...(people.length === 0 ? {} : { people }),
  };
}

function transcriptOf(item: FeedElement, base: string | undefined): Extras {
  const named = childrenByName(item, "podcast:transcript").flatMap(({ attributes }) => {
    const transcriptUrl = webAddress(attributes.url, base);
    const transcriptType = oneLine(attributes.type?.toLowerCase(), 100);
    return transcriptUrl === undefined ? [] : [{ transcriptUrl, ...(transcriptType && { transcriptType }) }];
  });
  const rank = ({ transcriptUrl, transcriptType = transcriptUrl }: (typeof named)[number]) => {
    const rank = TRANSCRIPT_KINDS.findIndex((kind) => kind.test(transcriptType));
    return rank < 0 ? TRANSCRIPT_KINDS.length : rank;
  };
  return named.toSorted((a, b) => rank(a) - rank(b))[0] ?? {};
}

// Podlove Simple Chapters. A chapter's address is a link for readers, so only web addresses are kept.
function listedChapters(item: FeedElement, base: string | undefined): ListedChapter[] {
  const listed = childrenByName(item, "psc:chapters").flatMap((list) => childrenByName(list, "psc:chapter"));
  const chapters = listed.slice(0, MOST_CHAPTERS).flatMap(({ attributes }): ListedChapter[] => {
    const at = chapterStart(attributes.start);
    const title = oneLine(attributes.title, LONGEST_NAME);
    const href = webAddress(attributes.href, base);
    return at === undefined || title === undefined ? [] : [{ at, title, ...(href === undefined ? {} : { href }) }];
  });
  return chapters.sort((a, b) => a.at - b.at);
}

function peopleOf(item: FeedElement, base: string | undefined): EpisodePerson[] {
  const people = new Map<string, EpisodePerson>();
  for (const { attributes, text } of childrenByName(item, "podcast:person").slice(0, MOST_PEOPLE)) {
    const name = personName(text);
    if (name !== undefined && !people.has(name))
      people.set(name, { name, role: personRole(attributes), image: webAddress(attributes.img, base) ?? "" });
  }
  return [...people.values()];
}
