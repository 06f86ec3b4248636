import type { WaitingBrief } from "@earshot/domain/campaigns/outbox";
import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { PlatformContext } from "../../platform/use-platform";
import type { Platform } from "../../platform/platform";
import { WaitingList } from "./waiting-list";

const BRIEF: WaitingBrief = {
  key: "k",
  body: "{}",
  title: "A watch",
  draftId: "d",
  owner: null,
  server: "https://earshot.example",
  madeAt: new Date(2026, 10, 24, 14, 2).getTime(),
  tries: 3,
  nextAt: 0,
  refusal: null,
  blocked: false,
};

function show(blocked: boolean) {
  const retry = jest.fn(async () => undefined);
  const platform = { modKey: "Ctrl", setsVolume: true, outbox: { retry } as object } as Platform;
  render(
    <PlatformContext value={platform}>
      <WaitingList waiting={{ own: [{ ...BRIEF, blocked }], held: [] }} />
    </PlatformContext>,
  );
  return retry;
}

test("says that something in between stopped a brief, and what may help", () => {
  const retry = show(true);
  expect(screen.getByText(/^Submitted/).textContent).toBe(
    "Submitted Nov 24, 14:02. Something between you and Earshot stopped it, such as a network that needs a sign-in. We’ll try again; another network may help.",
  );
  screen.getByRole("button", { name: "Send now" }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test("names the day on which a waiting brief was submitted, not only the time", () => {
  show(false);
  expect(screen.getByText(/^Submitted/).textContent).toBe(
    "Submitted Nov 24, 14:02. It will be sent when you’re back online.",
  );
});
