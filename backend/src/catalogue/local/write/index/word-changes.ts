import type { DatabaseSync } from "node:sqlite";
import { LONGEST_COUNTED_WORD } from "../../record/index-schema.js";
import type { IndexedShow } from "../../record/index-show.js";
import { stemsOf } from "../../record/words/word-stems.js";

type Counts = { titles: number; hosts: number; topics: number };

export class WordChanges {
  private readonly changes = new Map<string, Counts>();

  /** `by` is 1 for an added show and -1 for a removed one. */
  count({ titles, hosts, topics }: IndexedShow, by: 1 | -1): void {
    const [title, host] = [wordsOf(titles[0]), wordsOf(hosts[0])];
    for (const word of title) this.of(word).titles += by;
    for (const word of host) this.of(word).hosts += by;
    for (const word of new Set(topics.flatMap((text) => [...wordsOf(text)]))) this.of(word).topics += by;
  }

  /** Writes the new counts, which cover all shows, and the stems of the changed words into a file of changes. */
  write(database: DatabaseSync): void {
    const known = database.prepare("SELECT titles, hosts, topics FROM words WHERE word = ?");
    const put = database.prepare("INSERT OR REPLACE INTO main.words (word, titles, hosts, topics) VALUES (?, ?, ?, ?)");
    const putStem = database.prepare("INSERT OR IGNORE INTO main.stems (stem, topics, word) VALUES (?, ?, ?)");
    const dropStem = database.prepare("DELETE FROM main.stems WHERE stem = ? AND word = ?");
    for (const [word, change] of this.changes) {
      if (change.titles === 0 && change.hosts === 0 && change.topics === 0) continue;
      const before = (known.get(word) as Counts | undefined) ?? { titles: 0, hosts: 0, topics: 0 };
      const after = {
        titles: Math.max(0, before.titles + change.titles),
        hosts: Math.max(0, before.hosts + change.hosts),
        topics: Math.max(0, before.topics + change.topics),
      };
      put.run(word, after.titles, after.hosts, after.topics);
      for (const stem of stemsOf(word)) {
        dropStem.run(stem, word);
        if (after.topics > 1) putStem.run(stem, after.topics, word);
      }
    }
  }

  private of(word: string): Counts {
    const known = this.changes.get(word);
    if (known) return known;
    const counts = { titles: 0, hosts: 0, topics: 0 };
    this.changes.set(word, counts);
    return counts;
  }
}

/** Labels and gaps begin with a private-use character. */
const isWord = (word: string) => word !== "" && !/^[\ue000-\uf8ff]/.test(word);

function wordsOf(text: unknown): Set<string> {
  const words = String(text).split(" ");
  return new Set(words.filter((word) => isWord(word) && [...word].length <= LONGEST_COUNTED_WORD));
}
