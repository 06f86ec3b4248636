import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import type { Button } from "../ui/button";

type Look = Pick<ComponentProps<typeof Button>, "className" | "size">;

type ManyShows = { podcasts: readonly Podcast[] };

/**
 * Controls of other features on a podcast's card and page. The catalogue knows only these types; the shell fills them in
 * (`shell/show-slots.ts`), so no screen of the catalogue imports lists, saved shows, tracking or campaigns.
 */
export type ShowSlots = {
  readonly AddToList: ComponentType<Look & { podcast: Podcast; on: "card" | "page" }>;
  readonly FavoriteButton: ComponentType<{ podcast: Podcast; labelled?: boolean; className?: string }>;
  readonly TrackSwitch: ComponentType<{ podcast: Podcast }>;
  /** Buttons for several selected shows. */
  readonly AddManyToList: ComponentType<ManyShows>;
  readonly SaveMany: ComponentType<ManyShows>;
  readonly TrackMany: ComponentType<ManyShows>;
  /** Wraps a podcast's page. The two below work inside it alone. */
  readonly MatchProvider: ComponentType<{ podcast: Podcast; children: ReactNode }>;
  readonly MatchButton: ComponentType<Look>;
  readonly MatchSent: ComponentType<{ className?: string }>;
};

export const ShowSlotsContext = createContext<ShowSlots | null>(null);

/** The filled slots. Throws outside of a page that the router gives them to. */
export function useShowSlots(): ShowSlots {
  const slots = use(ShowSlotsContext);
  if (!slots) throw new Error("No controls for podcasts here: the router gives them to a page.");
  return slots;
}
