import { fireEvent, render, screen } from "@testing-library/react";
import { sampleOf } from "./endpoints";
import { SendRequest } from "./send-request";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** jsdom has no Response. */
const answerOf = (status: number, body: object) =>
  ({
    status,
    headers: { get: () => "application/json" },
    text: async () => JSON.stringify(body),
  }) as unknown as Response;
const request = sampleOf({ id: "podcastEpisodes", method: "GET", path: "/podcasts/{id}/episodes", summary: "" })!;

test("sends a request to the sandbox with the test key, and shows its answer as text", async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  globalThis.fetch = async (address, init) => {
    sent.push([address, init]);
    return answerOf(200, { episodes: [{ title: "<b>Cold tea</b>" }] });
  };
  render(<SendRequest request={request} />);
  fireEvent.click(screen.getByRole("button", { name: "Send to the sandbox: GET /podcasts/{id}/episodes" }));
  const answer = await screen.findByRole("region", { name: "GET /podcasts/{id}/episodes, response" });
  expect(answer.textContent).toContain('"title": "<b>Cold tea</b>"');
  expect(screen.getByText(/^Status 200, after \d+ ms$/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toBe("/api/v1/podcasts/sandbox-01/episodes?limit=3");
  expect(sent[0]?.[1]).toMatchObject({ cache: "no-store", headers: { Authorization: "Bearer ek_test_public" } });
});

test("explains a failure, and can send the request again", async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError("offline"));
  render(<SendRequest request={request} />);
  fireEvent.click(screen.getByRole("button", { name: /^Send to the sandbox/ }));
  expect(await screen.findByText("No response. Check your connection and send it again.")).toBeTruthy();
  globalThis.fetch = async () => answerOf(404, { code: "podcast.unknown" });
  fireEvent.click(screen.getByRole("button", { name: /^Send to the sandbox/ }));
  expect((await screen.findByRole("region", { name: /response$/ })).textContent).toContain("podcast.unknown");
});
