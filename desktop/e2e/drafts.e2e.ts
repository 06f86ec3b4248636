import { expect, test } from "./app";

const put = (id: string, text: string, baseVersion: number) => ({
  id,
  owner: null,
  fields: { campaignBrief: text },
  baseVersion,
});

test("no draft that was acknowledged is lost when the app is killed, twenty times", async ({ start }) => {
  test.setTimeout(300_000);
  let version = 0;
  for (let kill = 1; kill <= 20; kill += 1) {
    const app = await start();
    const { answer } = await app.call("drafts.find", { id: "d1" });
    expect((answer as { version: number } | null)?.version ?? 0).toBeGreaterThanOrEqual(version);
    version = (answer as { version: number } | null)?.version ?? 0;
    for (let at = 0; at < 25; at += 1) {
      const step = await app.call("drafts.put", put("d1", `start ${kill}, text ${at}`, version));
      expect(step).toMatchObject({ ok: true, answer: { kind: "keep" } });
      version += 1;
    }
    // One more change has been sent and is not acknowledged yet.
    void app.call("drafts.put", put("d1", "perhaps", version)).catch(() => undefined);
    await app.kill();
  }
});
