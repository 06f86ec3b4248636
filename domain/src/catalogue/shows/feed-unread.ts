/** One show's feed could not be read. Its stored data is unchanged, and other shows are not affected. */
export class FeedUnread extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "FeedUnread";
  }
}
