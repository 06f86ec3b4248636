import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import type { Button } from "../../ui/button";

type ButtonStyle = Pick<ComponentProps<typeof Button>, "className" | "size">;

type ManyShows = { podcasts: readonly Podcast[] };

/**
 * Controls of other features on podcasts. The catalogue knows only these types; the shell provides the components
 * (`shell/result-slots.tsx`, `shell/page-slots.tsx`), so no screen of the catalogue imports lists, saved shows, tracking or campaigns.
 */
type ShowSlots = {
  readonly AddToList: ComponentType<ButtonStyle & { podcast: Podcast; on: "card" | "page" }>;
  readonly FavoriteButton: ComponentType<{ podcast: Podcast }>;
};

/** The slots of results: on a card, and for several selected shows. */
export type ResultSlots = ShowSlots & {
  readonly AddManyToList: ComponentType<ManyShows>;
  /** Saves the search under a name; `query` is its query string without "?". */
  readonly SaveView: ComponentType<{ query: string; hidden: readonly string[]; suggested: string }>;
  /** The visitor's saved searches, in one of two places: below others if it is not known how much space they need on top. */
  readonly SavedViews: ComponentType<{ at: "top" | "below" }>;
  readonly CompareMany: ComponentType<
    Pick<ComponentProps<typeof Button>, "size" | "variant"> & { podcasts: readonly Pick<Podcast, "id">[] }
  >;
  /** Opens a plan for the shows. `budget` is "$10,000", or "" if it is unknown. */
  readonly PlanMany: ComponentType<{ podcasts: readonly SearchResult[]; brief: string; budget: string }>;
  readonly SaveMany: ComponentType<ManyShows>;
  readonly TrackMany: ComponentType<ManyShows>;
};

export type PageSlots = ShowSlots & {
  readonly CompareThis: ComponentType<{ podcast: Podcast }>;
  readonly TrackSwitch: ComponentType<{ podcast: Podcast }>;
  /** How to contact the makers. It fills its column. Calls `onPlaced` when it has its final height. */
  readonly ContactCard: ComponentType<{ podcast: Podcast; onPlaced: () => void }>;
  /** Where makers have the feed of their show read at once. Renders nothing for others. */
  readonly CheckFeed: ComponentType<{ podcast: PodcastDetail }>;
  /** Where makers claim the show. Renders nothing for guests. */
  readonly MakerClaim: ComponentType<{ podcast: PodcastDetail }>;
  /** Wraps the page. The next two components work only inside it. */
  readonly MatchProvider: ComponentType<{ podcast: Podcast; children: ReactNode }>;
  readonly MatchButton: ComponentType<ButtonStyle>;
  readonly MatchSent: ComponentType<{ className?: string }>;
};

export const ResultSlotsContext = createContext<ResultSlots | null>(null);
export const PageSlotsContext = createContext<PageSlots | null>(null);

/** The components for results. Throws if the route does not provide them. */
export const useResultSlots = (): ResultSlots => given(use(ResultSlotsContext));

/** The components for a podcast's page. Throws if the route does not provide them. */
export const usePageSlots = (): PageSlots => given(use(PageSlotsContext));

function given<Slots>(slots: Slots | null): Slots {
  if (!slots) throw new Error("Podcast controls are missing: the router provides them on pages with podcasts.");
  return slots;
}
