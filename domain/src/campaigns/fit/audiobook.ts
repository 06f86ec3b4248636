/** "Reise nach Tilsit, Die by SUDERMANN, Hermann": the format of feed titles at LibriVox, the largest source of audiobooks. */
const BY_AUTHOR = / by (?:(?:[^,]{1,60} and )?\p{Lu}\p{L}?\p{Lu}[\p{L}.’' -]{0,60}, \p{Lu}|\p{Lu}{4,30}$)/u;

/** Words for stories that are read aloud or performed. */
const STORY =
  /\b(?:audiobooks?|audio drama|h(?:ö|oe)rspiele?|h(?:ö|oe)rb(?:u|ü|ue)ch(?:er)?|audiolibros?|livres? audio)\b/iu;

/** "Helen’s Babies by John Habberton": LibriVox's newer title format, also used by other audiobook feeds. */
const BY_NAME = / by (?:\p{Lu}[\p{L}.’'-]{0,30} ){1,4}\p{Lu}[\p{L}’'-]{1,30}$/u;
/** "Language Learning Collection Vol. 3 by VARIOUS". */
const COLLECTION = /librivox| by various$/iu;
/** Words in the descriptions of such feeds. */
const LITERARY =
  /\b(?:novel|novella|poems?|poet|tales?|sequel|heroine|librivox|published in|first published|written (?:by|in)|short stor(?:y|ies)|memoir|folk-?lore|1[5-9]\d\d)\b/iu;

/**
 * Whether a show is a story that is read aloud. Its title has the author's surname in capitals or calls it an audiobook, or the title has
 * the author's name and the description is about a book.
 */
export function isAudiobook(title: string | undefined, description = ""): boolean {
  const read = (title ?? "").slice(0, LONGEST);
  return (
    BY_AUTHOR.test(read) ||
    STORY.test(read) ||
    COLLECTION.test(read) ||
    (BY_NAME.test(read) && LITERARY.test(description.slice(0, LONGEST_TEXT)))
  );
}

const LONGEST = 300;
const LONGEST_TEXT = 1_000;
