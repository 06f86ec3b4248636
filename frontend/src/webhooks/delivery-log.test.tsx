import { jest } from "@jest/globals";
import type { SentDelivery, SentWebhook } from "@earshot/backend/webhooks/webhooks.schemas";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
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
