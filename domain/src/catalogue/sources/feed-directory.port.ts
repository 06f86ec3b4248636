/** Data by which a directory can identify a show. */
export type ShowKeys = { readonly itunesId?: string; readonly title: string; readonly author?: string };

/** A directory of podcasts that can look up a show's feed. */
export abstract class FeedDirectory {
  /** The URL of the show's feed; undefined if the directory doesn't have the show. Throws if the directory is unreachable. */
  abstract feedOf(show: ShowKeys): Promise<string | undefined>;
}
