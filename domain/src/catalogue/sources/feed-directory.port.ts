/** Keys by which a directory may identify a show. */
export type ShowKeys = { readonly itunesId?: string; readonly title: string; readonly author?: string };

/** A directory of podcasts that can be asked for the feed of a show. */
export abstract class FeedDirectory {
  /** The address of the show's feed; undefined if the directory lacks it. Throws if it cannot be reached. */
  abstract feedOf(show: ShowKeys): Promise<string | undefined>;
}
