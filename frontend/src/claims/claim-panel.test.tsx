import { jest } from "@jest/globals";
import type { Claim } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import ClaimPanel from "./claim-panel";
import { WithdrawClaim } from "./withdraw-claim";

const PODCAST = { id: "p", description: "From the feed" } as PodcastDetail;
const NONE = { description: null, website: null, contact: null };
const WAITING: Claim = {
  ...{ id: "c", podcastId: "p", title: "Tides", state: "waiting", code: "earshot-abc", way: null },
  ...{ createdAt: "2026-11-25T09:00:00.000Z", expiresAt: "2026-12-09T09:00:00.000Z", provedAt: null },
  ...{ checkedAt: null, failure: null, corrections: NONE },
};
const PROVED: Claim = {
  ...WAITING,
  ...{ state: "proved", way: "txt", provedAt: "2026-11-25T10:00:00.000Z", checkedAt: "2026-11-25T10:00:00.000Z" },
};
const LIST = "GET /claims";

function drawn(claims: () => unknown) {
  const server = new FakeServer().on(LIST, claims);
  render(
    <Provider store={makeStore(server.ask)}>
      <ClaimPanel podcast={PODCAST} />
    </Provider>,
  );
  return server;
}
const answer = (...claims: readonly Claim[]) => ({ claims });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a show is claimed, and its code is shown in both forms", async () => {
  let claims: readonly Claim[] = [{ ...WAITING, podcastId: "another" }];
  const server = drawn(() => answer(...claims));
  await screen.findByRole("button", { name: "Get a code" });
  server.on("POST /podcasts/p/claims", () => {
    claims = [WAITING, ...claims];
    return WAITING;
  });
  press("Get a code");
  expect(await screen.findByText('<podcast:txt purpose="verify">earshot-abc</podcast:txt>')).toBeDefined();
  expect(screen.getByText("earshot-abc")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Claim this show");
});

test("gives the reason of a failed check, and offers corrections after a successful one", async () => {
  let claim = WAITING;
  const server = drawn(() => answer(claim));
  await screen.findByRole("button", { name: "Check my feed now" });
  expect(screen.queryByRole("textbox", { name: "Description" })).toBeNull();
  const check = (found: Claim) => {
    server.on("POST /claims/c/check", () => (claim = found));
    press("Check my feed now");
  };
  check({ ...WAITING, checkedAt: "2026-11-25T10:00:00.000Z", failure: "The feed doesn’t contain the code." });
  expect(await screen.findByText(/^The feed doesn’t contain the code\. Checked on November 25/)).toBeDefined();
  check(PROVED);
  expect(await screen.findByRole("textbox", { name: "Description" })).toBeDefined();
  expect(screen.getByText("Proved")).toBeDefined();
});

test.each([
  [refusal(429), /^Too many tries in a short time/],
  [{ error: { status: "FETCH_ERROR", data: undefined } }, /^Earshot can’t be reached\. Try again later\./],
  [{ error: { status: "TIMEOUT_ERROR", data: undefined } }, /^That took too long/],
  [refusal(404, "There is no such claim."), "There is no such claim."],
])("explains a check that fails with %j", async (failed, text) => {
  const server = drawn(() => answer(WAITING));
  await screen.findByRole("button", { name: "Check my feed now" });
  server.on("POST /claims/c/check", () => failed);
  press("Check my feed now");
  expect(await screen.findByText(text)).toBeDefined();
});

test.each([
  ["withdrawn", "You withdrew your claim."],
  ["expired", "Your code expired before it appeared in the feed."],
  ["vanished", "Your claim ended: its proof is no longer in the feed."],
  ["replaced", "Your claim ended: another claim for this show was proved."],
] as const)("a claim that is %s can be made again", async (state, text) => {
  drawn(() => answer({ ...PROVED, state }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole("button", { name: "Get a code" })).toBeDefined();
});

test("a proved claim is shown, although a newer one of the show has ended", async () => {
  drawn(() => answer({ ...WAITING, id: "newer", state: "replaced" }, PROVED));
  expect(await screen.findByText("Proved")).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Description" })).toBeDefined();
});

test("reloads claims that failed to load", async () => {
  const server = drawn(() => refusal(503));
  await screen.findByRole("alert");
  server.on(LIST, () => answer(WAITING));
  press("Retry");
  expect(await screen.findByText("Waiting for the code")).toBeDefined();
});

test("corrections are saved, and an invalid one has its message at its field", async () => {
  const server = drawn(() => answer({ ...PROVED, corrections: { ...NONE, website: "https://old.example" } }));
  const website = await screen.findByRole("textbox", { name: "Website" });
  expect((website as HTMLInputElement).value).toBe("https://old.example");
  const message = "Enter a valid email address.";
  const errors = [{ path: "contact", message }];
  server.on("PUT /claims/c/corrections", () => ({ error: { status: 422, data: { detail: message, errors } } }));
  fireEvent.change(screen.getByRole("textbox", { name: "Description" }), { target: { value: "Of the sea" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Contact email" }), { target: { value: "ann" } });
  press("Save corrections");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Contact email" }).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Contact email" }));
  server.on("PUT /claims/c/corrections", () => PROVED);
  press("Save corrections");
  expect(await screen.findByText(/^Saved\./)).toBeDefined();
  expect(server.calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
    description: "Of the sea",
    website: "https://old.example",
    contact: "ann",
  });
});

test("an emailed code proves a claim, and a feed without an address gives the reason", async () => {
  let claim = WAITING;
  const server = drawn(() => answer(claim));
  await screen.findByRole("button", { name: "Email a code to its owner" });
  const failure = "The feed has no owner’s address that can receive email.";
  server.on("POST /claims/c/mail", () => ({ sentTo: null, failure }));
  press("Email a code to its owner");
  expect(await screen.findByText(failure)).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Code from the email" })).toBeNull();

  server.on("POST /claims/c/mail", () => ({ sentTo: "a•••@t•••.example", failure: null }));
  press("Email a code to its owner");
  const field = await screen.findByRole("textbox", { name: "Code from the email" });
  const wrong = "That isn’t the code from the newest email.";
  server.on("POST /claims/c/prove", ({ body }) => {
    if ((body as Claim).code !== "earshot-right") return refusal(422, wrong);
    return (claim = { ...PROVED, way: "mail" });
  });
  fireEvent.change(field, { target: { value: "earshot-wrong" } });
  press("Prove the claim");
  expect(await screen.findByText(wrong)).toBeDefined();
  fireEvent.change(field, { target: { value: "earshot-right" } });
  press("Prove the claim");
  expect(await screen.findByText(/by an email to the address in the feed/)).toBeDefined();
});

test("a claim is withdrawn in its dialog, and a failure keeps it", async () => {
  const [done, canceled] = [jest.fn(), jest.fn()];
  const server = new FakeServer();
  render(
    <Provider store={makeStore(server.ask)}>
      <WithdrawClaim claim={PROVED} onDone={done} onCancel={canceled} />
    </Provider>,
  );
  press("Withdraw claim");
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(done).not.toHaveBeenCalled();
  server.on("DELETE /claims/c", () => null);
  press("Withdraw claim");
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  press("Cancel");
  expect(canceled).toHaveBeenCalledTimes(1);
});
