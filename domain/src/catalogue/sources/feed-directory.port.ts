/** Keys by which a directory may know a show. */
export type WantedShow = { readonly itunesId?: string; readonly title: string; readonly author?: string };

/** A directory of podcasts that can be asked for the feed of a show. */
export abstract class FeedDirectory {
  /** The address of the show's feed; undefined when the directory does not know it. Throws when it cannot be asked. */
  abstract feedOf(show: WantedShow): Promise<string | undefined>;
}
