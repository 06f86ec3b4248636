/** "Reise nach Tilsit, Die by SUDERMANN, Hermann": how LibriVox, the largest source of audiobooks, names its feeds. */
const BY_AUTHOR = / by (?:[^,]{1,60} and )?\p{Lu}\p{L}?\p{Lu}[\p{L}.’' -]{0,60}, \p{Lu}/u;

/** Words for stories that are read or played. */
const STORY =
  /\b(?:audiobooks?|audio drama|h(?:ö|oe)rspiele?|h(?:ö|oe)rb(?:u|ü|ue)ch(?:er)?|audiolibros?|livres? audio)\b/iu;

/** Whether a title names a story that is read aloud: it has the author's surname in capitals, or calls itself one. */
export function isAudiobook(title: string | undefined): boolean {
  const read = (title ?? "").slice(0, LONGEST);
  return BY_AUTHOR.test(read) || STORY.test(read);
}

const LONGEST = 300;
