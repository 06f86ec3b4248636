/** The feed of one show could not be read. What is stored of the show is as it was; other shows are not concerned. */
export class FeedUnread extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "FeedUnread";
  }
}
