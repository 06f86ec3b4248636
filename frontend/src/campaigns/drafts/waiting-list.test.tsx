import type { WaitingBrief } from "@earshot/domain/campaigns/outbox";
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
};

test("names the day on which a waiting brief was submitted, not only the time", () => {
  const platform = { modKey: "Ctrl", setsVolume: true, outbox: {} } as Platform;
  render(
    <PlatformContext value={platform}>
      <WaitingList waiting={{ own: [BRIEF], held: [] }} />
    </PlatformContext>,
  );
  expect(screen.getByText(/^Submitted/).textContent).toBe(
    "Submitted Nov 24, 14:02. It will be sent when you’re back online.",
  );
});
