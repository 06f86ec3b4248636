import { newUser, PASSWORD, TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { ListTotals } from "./list-totals.js";

let one: TestService;
let two: TestService;
beforeAll(async () => {
  one = await testService();
  two = await testService({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

type Page = { readonly total: number; readonly items: readonly { readonly id: string }[] };

test("never returns the total of an older list, with a cache in each of two processes", async () => {
  const here = await newUser(one, "two@example.org");
  const there = new TestBrowser(two);
  await there.post("/auth/sign-in", { email: "two@example.org", password: PASSWORD }).expect(200);
  const list = ((await here.post("/lists", { name: "Ours" }).expect(201)).body as { id: string }).id;
  const processes = [here, there];
  const page = async (by: TestBrowser, query = "") =>
    (await by.get(`/lists/${list}/items${query}`).expect(200)).body as Page;
  const stored: { id: string; version: number; booked: boolean }[] = [];
  for (let step = 0; step < 40; step += 1) {
    const by = processes[step % 3 === 0 ? 0 : 1]!;
    const [first] = stored;
    if (step % 5 === 4 && first) {
      await by.call("delete", `/lists/${list}/items/${first.id}`).expect(200);
      stored.shift();
    } else if (step % 5 === 2 && first) {
      const edit = { version: first.version, status: first.booked ? "Idea" : "Booked" };
      await by.call("patch", `/lists/${list}/items/${first.id}`, edit).expect(200);
      stored.push({ id: first.id, version: first.version + 1, booked: !first.booked });
      stored.shift();
    } else {
      const payload = { title: `Show ${step}`, author: null, image_url: null };
      const { body } = await by.post(`/lists/${list}/items`, { podcastId: `p${step}`, payload }).expect(201);
      stored.push({ id: (body as { id: string }).id, version: 1, booked: false });
    }
    const booked = stored.filter((item) => item.booked).length;
    for (const reader of processes) {
      const totals = [await page(reader), await page(reader, "?status=Booked"), await page(reader, "?q=show")];
      expect([step, ...totals.map(({ total }) => total)]).toEqual([step, stored.length, booked, stored.length]);
    }
  }
});

test("counts a total once for each version of the list", async () => {
  const totals = new ListTotals();
  const counts = [3, 4];
  const count = () => Promise.resolve(counts.shift()!);
  for (const [edition, total] of [
    ["1", 3],
    ["1", 3],
    ["2", 4],
    ["1", 3],
  ] as const)
    // prettier-ignore
    expect(await totals.total(["list", edition, "", undefined], count)).toBe(total);
});
