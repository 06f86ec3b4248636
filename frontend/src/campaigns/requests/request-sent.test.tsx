import type { CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { RequestWaiting } from "./request-sent";

const request = { businessEmail: "ada@tempo.example" } as CampaignRequest;
const words = (held: boolean) => {
  render(
    <MemoryRouter>
      <RequestWaiting request={request} held={held} onFollow={() => undefined} />
    </MemoryRouter>,
  );
  return screen.getByRole("status").textContent;
};

test("a request that waits for a connection says that you are offline", () => {
  expect(words(false)).toMatch(
    /^You're offline\. Your request is waiting on this device\.It will be sent when you’re back online/,
  );
});

test("a request that waits because the session ended does not claim to be offline", () => {
  expect(words(true)).toMatch(/^You’re signed out\. .*It will be sent when you’re signed in again/);
});
