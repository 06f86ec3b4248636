import { feedHubContract } from "@earshot/domain/feeds/feed-hub.contract";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { hubServer } from "../../testing/servers/hub-server.js";
import { HttpFeedHub } from "./http-feed-hub.js";

const LOOPBACK = { names: [], ranges: ["127.0.0.0/8"] };

const open = () => new FeedFetcher({ totalMs: 5_000 }, LOOPBACK);
const request = { mode: "subscribe", topic: "https://a.example/feed", callback: "https://b.example/hub/1", lease: 60 } as const; // prettier-ignore

feedHubContract("HttpFeedHub", async () => {
  const server = await hubServer();
  const { willing, unwilling, tired } = server;
  return {
    port: new HttpFeedHub(open()),
    hubs: { willing, unwilling, tired, absent: "http://127.0.0.1:9/" },
    rest: 120,
    asked: () => server.asked,
    close: () => server.close(),
  };
});

test("follows a hub to its new address", async () => {
  const server = await hubServer();
  try {
    expect(await new HttpFeedHub(open()).ask({ ...request, hub: server.moved, secret: "s" })).toEqual({
      kind: "accepted",
    });
    expect(server.asked).toEqual([{ ...request, secret: "s" }]);
  } finally {
    await server.close();
  }
});

test("sends no secret to this machine, a private network, or without encryption", async () => {
  const server = await hubServer();
  try {
    const hub = new HttpFeedHub(new FeedFetcher({ totalMs: 5_000 }));
    const named = server.willing.replace("127.0.0.1", "localhost");
    for (const address of [server.willing, named, "http://hub.example/", "https://10.0.0.1/", "https://[::1]/"])
      expect(await hub.ask({ ...request, hub: address, secret: "s" })).toMatchObject({ kind: "failed" });
    expect(server.asked).toEqual([]);
  } finally {
    await server.close();
  }
});
