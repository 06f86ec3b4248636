import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { STATUSES } from "./api-texts";
import { KeysAndLimits, Webhooks } from "./keys-and-webhooks";

const cells = (caption: string) =>
  within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

test("a developer reads the limits with and without a key, and the headers that report them", () => {
  render(<KeysAndLimits />, { wrapper: MemoryRouter });
  expect(cells("Limits")).toEqual([
    "No key120 a minuteReads of the catalogue, for a network.",
    "Free plan60 a minute, 1,000 a dayFor all keys of an account together.",
  ]);
  expect(cells("Headers of every response to a key").map((row) => row.split('"')[0])).toEqual([
    "RateLimit",
    "RateLimit-Policy",
    expect.stringMatching(/^Retry-After/),
  ]);
});

test("a developer reads how often a webhook is sent, and how its key is encoded", () => {
  render(<Webhooks code="the program" />, { wrapper: MemoryRouter });
  const text = screen.getByRole("region", { name: /^Webhooks/ }).textContent;
  for (const fact of [
    "Standard Webhooks 1.0.0",
    "whsec_, decoded from base64",
    "10 attempts",
    "15 seconds",
    "the program",
  ])
    expect(text).toContain(fact);
});

test("the table of errors has those of keys", () => {
  const codes = STATUSES.map(({ name, type }) => `${name} ${type}`);
  for (const code of ["400 key.in-query", "401 key.invalid", "403 key.scope", "422 limit.batch", "429 limit.exceeded"])
    expect(codes).toContain(code);
});
