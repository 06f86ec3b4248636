import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import type { Button } from "../ui/button";

type Look = Pick<ComponentProps<typeof Button>, "className" | "size">;

type ManyShows = { podcasts: readonly Podcast[] };

/**
 * Controls of other features on podcasts. The catalogue knows only these types; the shell fills them in
 * (`shell/result-slots.tsx`, `shell/page-slots.tsx`), so no screen of the catalogue imports lists, saved shows, tracking or
 * campaigns.
 */
type ShowSlots = {
  readonly AddToList: ComponentType<Look & { podcast: Podcast; on: "card" | "page" }>;
  readonly FavoriteButton: ComponentType<{ podcast: Podcast; labelled?: boolean; className?: string }>;
};

/** Those of results: on a card, and for several selected shows. */
export type ResultSlots = ShowSlots & {
  readonly AddManyToList: ComponentType<ManyShows>;
  readonly SaveMany: ComponentType<ManyShows>;
  readonly TrackMany: ComponentType<ManyShows>;
};

/** Those of a podcast's page. */
export type PageSlots = ShowSlots & {
  readonly TrackSwitch: ComponentType<{ podcast: Podcast }>;
  /** Wraps the page. The two below work inside it alone. */
  readonly MatchProvider: ComponentType<{ podcast: Podcast; children: ReactNode }>;
  readonly MatchButton: ComponentType<Look>;
  readonly MatchSent: ComponentType<{ className?: string }>;
};

export const ResultSlotsContext = createContext<ResultSlots | null>(null);
export const PageSlotsContext = createContext<PageSlots | null>(null);

/** The filled slots of results. Throws outside of a page that the router gives them to. */
export const useResultSlots = (): ResultSlots => given(use(ResultSlotsContext));

/** The filled slots of a podcast's page. Throws outside of it. */
export const usePageSlots = (): PageSlots => given(use(PageSlotsContext));

function given<Slots>(slots: Slots | null): Slots {
  if (!slots) throw new Error("No controls for podcasts here: the router gives them to a page.");
  return slots;
}
