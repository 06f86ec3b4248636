import { jest } from "@jest/globals";

type Sent = { readonly events: readonly { readonly name: string; readonly at: string; readonly props: object }[] };

const sent: Blob[] = [];
const beacon = jest.fn((_address: string, body: Blob) => {
  sent.push(body);
  return true;
});
Object.defineProperty(navigator, "sendBeacon", { value: beacon });

async function deliveries(): Promise<Sent[]> {
  const texts = await Promise.all(
    sent.map(
      (blob) =>
        new Promise<string>((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result as string);
          reader.readAsText(blob);
        }),
    ),
  );
  return texts.map((text) => JSON.parse(text) as Sent);
}

const view = (route: string) => ({ name: "page_view", props: { route } }) as const;
const hide = () => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  sent.length = 0;
  beacon.mockClear();
});

test("sends events together when the page closes, each with its time", async () => {
  const { track } = await import("./tracker");
  track(view("/"));
  track(view("/home"));
  expect(beacon).not.toHaveBeenCalled();
  hide();
  const [delivery] = await deliveries();
  expect(delivery?.events.map(({ props }) => props)).toEqual([{ route: "/" }, { route: "/home" }]);
  expect(delivery?.events[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test("sends twenty events without waiting", async () => {
  const { track } = await import("./tracker");
  for (let at = 0; at < 20; at += 1) track(view("/"));
  expect((await deliveries())[0]?.events).toHaveLength(20);
});

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("nothing is sent under %s", async (_name, signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  const { track } = await import("./tracker");
  track(view("/"));
  hide();
  expect(beacon).not.toHaveBeenCalled();
  Object.defineProperty(navigator, signal, { value: undefined, configurable: true });
});
