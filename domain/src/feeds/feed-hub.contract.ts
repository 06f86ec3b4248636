import type { FeedHub, HubRequest } from "./feed-hub.port.js";

export type FeedHubHarness = {
  readonly port: FeedHub;
  /**
   * The URLs of four hubs: one accepts requests, one refuses them, one asks for a pause of `rest` seconds, and one does not exist.
   */
  readonly hubs: {
    readonly willing: string;
    readonly unwilling: string;
    readonly tired: string;
    readonly absent: string;
  };
  readonly rest: number;
  /** The requests that the accepting hub received, oldest first. */
  asked(): readonly Omit<HubRequest, "hub">[];
  close?(): Promise<void>;
};

/** The contract of every `FeedHub`. */
export function feedHubContract(name: string, make: () => Promise<FeedHubHarness>): void {
  describe(`${name} keeps the contract of FeedHub`, () => {
    let harness: FeedHubHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(async () => harness.close?.());

    const request = (hub: string): HubRequest => ({
      hub,
      mode: "subscribe",
      topic: "https://feeds.example/tides?a=1&b=ü",
      callback: "https://earshot.example/hub/0b0e0e1c-0000-4000-8000-000000000001",
      secret: "a secret + more",
      lease: 864_000,
    });

    test("a hub receives the whole request", async () => {
      const wanted = request(harness.hubs.willing);
      expect(await harness.port.ask(wanted)).toEqual({ kind: "accepted" });
      expect(await harness.port.ask({ ...wanted, mode: "unsubscribe" })).toEqual({ kind: "accepted" });
      const { hub: _, ...heard } = wanted;
      expect(harness.asked()).toEqual([heard, { ...heard, mode: "unsubscribe" }]);
    });

    test("a refusal has a reason", async () => {
      const answer = await harness.port.ask(request(harness.hubs.unwilling));
      expect(answer).toEqual({ kind: "failed", reason: expect.stringMatching(/\S/) as string });
    });

    test("a hub that asks for a pause states its length", async () => {
      const answer = await harness.port.ask(request(harness.hubs.tired));
      expect(answer).toMatchObject({ kind: "failed", retryAfter: harness.rest });
    });

    test("an unreachable or impossible hub is a result, not an error", async () => {
      for (const hub of [harness.hubs.absent, "ftp://hub.example/", "hub", "", "https://user:secret@hub.example/"])
        expect(await harness.port.ask(request(hub))).toMatchObject({ kind: "failed" });
      expect(harness.asked()).toEqual([]);
    });
  });
}
