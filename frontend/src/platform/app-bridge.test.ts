import { type AppBridge, appCapabilities } from "./app-bridge";

test("what is written on a page names the server that the page was loaded for", async () => {
  let chosen = "https://one.example";
  const named: (readonly [string, unknown])[] = [];
  const noted =
    (name: string) =>
    async ({ server }: { readonly server: string }) => (
      named.push([name, server]),
      { ok: true, answer: { kind: "later" } }
    );
  const app = {
    "offline.state": async () => ({ ok: true, answer: { server: chosen } }),
    "drafts.put": noted("draft"),
    "briefs.send": noted("brief"),
  } as unknown as AppBridge;
  const { drafts, outbox } = appCapabilities(app);
  chosen = "https://two.example";
  await drafts!.put({ id: "d1", owner: null, fields: {}, baseVersion: 0, at: 1 });
  await outbox!.send({ key: "k", body: "{}", title: "Tea", draftId: "d1", owner: null });
  expect(named).toEqual([
    ["draft", "https://one.example"],
    ["brief", "https://one.example"],
  ]);
});

test("a page that could not ask for its server asks again, until another one is chosen", async () => {
  const named: string[] = [];
  let choose = (): unknown => undefined;
  const open = () => {
    const answers = [
      { ok: false, message: "Not now." },
      { ok: true, answer: { server: "https://one.example" } },
    ];
    const { drafts, app } = appCapabilities({
      "offline.state": async () => answers.shift(),
      "drafts.put": async ({ server }: { readonly server: string }) => (named.push(server), { ok: true, answer: {} }),
      onEvent: (listener: (event: object) => unknown) => (choose = () => listener({ kind: "server" })),
    } as unknown as AppBridge);
    app!.followServer(() => undefined);
    return () => drafts!.put({ id: "d1", owner: null, fields: {}, baseVersion: 0, at: 1 });
  };
  await open()();
  expect(named).toEqual(["https://one.example"]);
  const put = open();
  choose();
  await expect(put()).rejects.toThrow("Not now.");
  expect(named).toHaveLength(1);
});
