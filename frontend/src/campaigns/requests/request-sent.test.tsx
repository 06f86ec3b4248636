import type { CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { RequestWaiting } from "./request-sent";
import type { WaitingFor } from "./use-send-request";

const request = { businessEmail: "ada@tempo.example" } as CampaignRequest;
const words = (why: WaitingFor) => {
  render(
    <MemoryRouter>
      <RequestWaiting request={request} why={why} onFollow={() => undefined} />
    </MemoryRouter>,
  );
  return screen.getByRole("status").textContent;
};

test("a request that waits for a connection says that you are offline", () => {
  expect(words("connection")).toMatch(
    /^You're offline\. Your request is waiting on this device\.It will be sent when you’re back online/,
  );
});

test("a request that waits because the session ended does not claim to be offline", () => {
  expect(words("session")).toMatch(/^You’re signed out\. .*It will be sent when you’re signed in again/);
});

test("a request that a network blocks does not claim to be offline", () => {
  expect(words("network")).toMatch(
    /^Something between you and Earshot stopped your request, .*It will be sent when it can get through, even after a restart/,
  );
});
