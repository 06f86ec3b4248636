import type { EpisodePerson } from "@earshot/domain/catalogue/shows/episode";
import type { ImportedEpisode } from "../../catalogue/local/record/imported-podcast.js";
import { randomFrom } from "./random.js";
import type { ShowSketch } from "./show-sketch.js";

type Extras = Pick<ImportedEpisode, "chaptersUrl" | "transcriptUrl" | "transcriptType" | "people">;

/**
 * Chapters, transcripts and people of an invented show's episodes. As in real feeds, most shows have none. `guest` is the person
 * named in the title or notes. Uses its own random sequence, so that the rest of the show does not change.
 */
export function drawExtras({ number, credits }: ShowSketch): (episode: number, guest: string | undefined) => Extras {
  const random = randomFrom(`extras:${number}`);
  const [hasChapters, hasTranscripts, namesPeople] = [random.chance(0.3), random.chance(0.2), random.chance(0.5)];
  const hosts = credits.hosts.map(({ full }): EpisodePerson => ({ name: full, role: "host", image: "" }));
  return (episode, guest) => ({
    ...(hasChapters && { chaptersUrl: `/demo/chapters/${number}-${episode}.json` }),
    ...(hasTranscripts && { transcriptUrl: `/demo/transcripts/${number}-${episode}.vtt`, transcriptType: "text/vtt" }),
    ...(namesPeople && {
      people: guest === undefined ? hosts : [...hosts, { name: guest, role: "guest", image: "" }],
    }),
  });
}
