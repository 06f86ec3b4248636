import { activityLabel, type ShownActivity } from "@earshot/domain/audience/facts/activity";
import { correctedWords, type MakersMark } from "@earshot/domain/catalogue/shows/makers-mark";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { DESCRIPTION_LIMIT } from "@earshot/domain/catalogue/text/truncate";
import { Badge } from "../../ui/badge";
import { CategoryChip } from "../../ui/chip";
import { Cover } from "../../ui/cover";
import { categoryPath } from "../shows/category-chips";
import { HeroFrame } from "./hero-frame";
import { isKnown } from "../shows/known";
import { descriptionParagraphs } from "../shows/description-paragraphs";
import { NoteExcerpt } from "../shows/note-excerpt";
import { ShowActions } from "./show-actions";
import { ShowLinks } from "./show-links";

type Props = {
  podcast: Podcast;
  /** undefined until the page's own data has loaded. */
  activity: ShownActivity | undefined;
  /** undefined until then, and if nobody has proved that they make the show. */
  makers: MakersMark | undefined;
};

/** The show's cover, title, makers and facts at the top of its page. */
export function PodcastHero({ podcast, activity, makers }: Props) {
  const { title, itunesAuthor, categories } = podcast;
  const corrected = correctedWords(makers);
  return (
    <HeroFrame
      cover={<Cover src={podcast.imageUrl} seed={podcast.id} size={128} eager className="size-[72px]! md:size-32!" />}
      marks={
        <ul aria-label="Categories" className="flex min-h-6 min-w-0 flex-wrap items-center gap-1">
          {categories.map((category) => (
            <li key={category} className="max-w-full">
              <CategoryChip to={categoryPath(category)} className="max-w-full">
                <span className="truncate">{category}</span>
              </CategoryChip>
            </li>
          ))}
          {categories.length === 0 && <li className="text-meta text-text-3">No categories</li>}
          {/* As wide as the longest label, so that nothing moves when the label appears. */}
          <li className="w-40 max-w-full">{activity && <Badge wraps>{activityLabel(activity)}</Badge>}</li>
          {makers && (
            <li>
              <Badge tone="accent">Claimed by its makers</Badge>
            </li>
          )}
        </ul>
      }
      title={title}
      author={itunesAuthor}
      actions={<ShowActions podcast={podcast} />}
    >
      <ShowLinks podcast={podcast} />
      {isKnown(podcast, "description") ? (
        <NoteExcerpt
          note={descriptionParagraphs(podcast).join("\n\n")}
          limit={DESCRIPTION_LIMIT}
          about={title}
          compact
        />
      ) : (
        <p className="text-text-3">{podcast.description}</p>
      )}
      {corrected && <p className="text-meta text-text-2 first-letter:uppercase">{corrected}</p>}
    </HeroFrame>
  );
}
