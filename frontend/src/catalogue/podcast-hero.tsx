import { activityLabel, type Activity } from "@earshot/domain/audience/activity";
import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { DESCRIPTION_LIMIT } from "@earshot/domain/catalogue/truncate";
import { ExternalLink, Rss } from "lucide-react";
import { Badge } from "../ui/badge";
import { CategoryChip } from "../ui/chip";
import { Cover } from "../ui/cover";
import { categoryPath } from "./category-chips";
import { HeroFrame } from "./hero-frame";
import { isKnown } from "./known";
import { NoteExcerpt } from "./note-excerpt";
import { usePageSlots } from "./show-slots";

/** Who the show is. `activity` is undefined until the page's own data is there. */
export function PodcastHero({ podcast, activity }: { podcast: Podcast; activity: Activity | undefined }) {
  const { FavoriteButton, TrackSwitch } = usePageSlots();
  const { title, itunesAuthor, categories } = podcast;
  return (
    <HeroFrame
      cover={
        <Cover
          src={podcast.imageUrl}
          seed={podcast.id}
          size={144}
          eager
          className="size-[88px]! md:row-span-2 md:size-36!"
        />
      }
      badge={activity && <Badge>{activityLabel(activity)}</Badge>}
      title={title}
      author={itunesAuthor}
    >
      <div className="max-w-[72ch]">
        {isKnown(podcast, "description") ? (
          <NoteExcerpt note={podcast.description} limit={DESCRIPTION_LIMIT} about={title} />
        ) : (
          <p className="text-text-3">{podcast.description}</p>
        )}
      </div>
      <ul aria-label="Categories" className="mt-3 flex flex-wrap gap-1">
        {categories.map((category) => (
          <li key={category}>
            <CategoryChip to={categoryPath(category)}>{category}</CategoryChip>
          </li>
        ))}
        {categories.length === 0 && <li className="text-meta text-text-3">No categories</li>}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <div className="flex w-full items-center gap-x-3.5 xs:w-auto">
          <TrackSwitch podcast={podcast} />
          <FavoriteButton podcast={podcast} labelled />
        </div>
        <Outside href={isKnown(podcast, "link") ? podcast.link : ""} icon={ExternalLink} label="Website" />
        <Outside href={isKnown(podcast, "url") ? podcast.url : ""} icon={Rss} label="RSS feed" />
      </div>
    </HeroFrame>
  );
}

/** A link out of the site; nothing for an address that is not of the web. */
function Outside({ href, icon: Icon, label }: { href: string; icon: typeof Rss; label: string }) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a
      href={href}
      rel="noopener noreferrer nofollow"
      target="_blank"
      className="inline-flex min-h-8 items-center gap-1.5 text-control text-text-2 no-underline hover:text-text hover:underline coarse:min-h-11"
    >
      <Icon size={15} />
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
