import { jest } from "@jest/globals";
import type { SentDelivery, SentWebhook } from "@earshot/backend/webhooks/webhooks.schemas";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { DeliveryLog } from "./delivery-log";

const HOOK = { id: "w", url: "https://hooks.example/a", state: "enabled" } as unknown as SentWebhook;
const SENT = {
  ...{ id: "d", type: "webhook.test", createdAt: new Date().toISOString(), state: "pending" },
  ...{ tries: 0, status: null, error: null },
} as unknown as SentDelivery;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("updates a waiting delivery without a press, and stops once it is delivered", async () => {
  const answers: readonly Partial<SentDelivery>[] = [{}, { state: "delivered", tries: 1, status: 200 }];
  let asked = 0;
  const server = new FakeServer().on("GET /webhooks/w/deliveries", () => ({
    deliveries: [{ ...SENT, ...answers[Math.min(asked++, 1)] }],
    nextCursor: null,
  }));
  render(
    <Provider store={makeStore(server.ask)}>
      <DeliveryLog sent={HOOK} />
    </Provider>,
  );
  await pass(100);
  expect(screen.getByText("Waiting")).toBeDefined();
  expect(screen.getByText("just now")).toBeDefined();
  await pass(2_000);
  expect(screen.getByText("Delivered")).toBeDefined();
  expect(screen.getByText("just now, 1 try, status 200")).toBeDefined();
  await pass(20_000);
  expect(asked).toBe(2);
});

const PAGES: Readonly<Record<string, object>> = {
  first: { deliveries: [{ ...SENT, state: "delivered", type: "newest" }], nextCursor: "c" },
  c: { deliveries: [{ ...SENT, state: "delivered", type: "oldest" }], nextCursor: null },
};

test("Newer and Older keep the focus, and a page that fails is not shown as another one", async () => {
  const refused = new Set<string>();
  const server = new FakeServer().on("GET /webhooks/w/deliveries", ({ params }) => {
    const page = (params as { cursor?: string } | undefined)?.cursor ?? "first";
    return refused.has(page) ? refusal(503, "") : PAGES[page];
  });
  render(
    <Provider store={makeStore(server.ask)}>
      <DeliveryLog sent={HOOK} />
    </Provider>,
  );
  await pass(100);
  const press = async (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    // Also while the page loads.
    expect(document.activeElement).toBe(button);
    await pass(100);
    expect(document.activeElement).toBe(button);
  };
  await press("Older");
  expect(screen.getByText("oldest")).toBeDefined();
  await press("Older");
  expect(screen.getByText("oldest")).toBeDefined();
  await press("Newer");
  expect(screen.getByText("newest")).toBeDefined();
  refused.add("c");
  await press("Older");
  expect(screen.queryByText("newest")).toBeNull();
  expect(screen.getByRole("alert")).toBeDefined();
});

test.each([
  ["Send a test", "POST /webhooks/w/test"],
  ["Replay failed", "POST /webhooks/w/replay"],
  [/^Replay newest/, "POST /webhooks/w/deliveries/d/replay"],
])("%s pressed twice is sent once", async (name, route) => {
  const server = new FakeServer().on("GET /webhooks/w/deliveries", () => PAGES.first);
  server.hold(route);
  render(
    <Provider store={makeStore(server.ask)}>
      <DeliveryLog sent={HOOK} />
    </Provider>,
  );
  await pass(100);
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(10);
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(10);
  expect(server.routes.filter((sent) => sent === route)).toHaveLength(1);
});

test("another delivery can be replayed while one is being sent", async () => {
  const deliveries = ["a", "b"].map((id) => ({ ...SENT, id, type: id, state: "delivered" }));
  const server = new FakeServer().on("GET /webhooks/w/deliveries", () => ({ deliveries, nextCursor: null }));
  const routes = ["a", "b"].map((id) => `POST /webhooks/w/deliveries/${id}/replay`);
  for (const route of routes) server.hold(route);
  render(
    <Provider store={makeStore(server.ask)}>
      <DeliveryLog sent={HOOK} />
    </Provider>,
  );
  await pass(100);
  fireEvent.click(screen.getByRole("button", { name: /^Replay a/ }));
  await pass(10);
  expect(screen.getByRole("button", { name: /^Replay a/ }).ariaDisabled).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: /^Replay b/ }));
  await pass(10);
  expect(server.routes.filter((sent) => routes.includes(sent))).toEqual(routes);
});
