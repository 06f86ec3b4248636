import { act, render, screen } from "@testing-library/react";
import { dropLinkToken, takeLinkToken, useLinkToken } from "./link-token";

const SECRET = "a".repeat(43);

function Shown() {
  return <p>{useLinkToken() || "none"}</p>;
}

afterEach(() => act(dropLinkToken));

test("removes the secret from the address and passes it to the page", () => {
  window.history.replaceState({ idx: 3 }, "", `/sign-in?mode=verify#token=${SECRET}`);
  takeLinkToken();
  render(<Shown />);
  expect(window.location.href).not.toContain(SECRET);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe("/sign-in?mode=verify");
  expect(window.history.state).toEqual({ idx: 3 });
  expect(screen.getByText(SECRET)).toBeTruthy();
});

test("removes invalid secrets from the address, and ignores them", () => {
  window.history.replaceState(null, "", "/sign-in?mode=verify#token=<script>");
  takeLinkToken();
  render(<Shown />);
  expect(window.location.hash).toBe("");
  expect(screen.getByText("none")).toBeTruthy();
});

test("other fragments stay unchanged", () => {
  window.history.replaceState(null, "", "/about#team");
  takeLinkToken();
  expect(window.location.hash).toBe("#team");
});

test("a link opened in a tab that is already on the page also works", () => {
  window.history.replaceState(null, "", "/sign-in?mode=verify");
  takeLinkToken();
  render(<Shown />);
  window.history.replaceState(null, "", `/sign-in?mode=verify#token=${SECRET}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(screen.getByText(SECRET)).toBeTruthy();
  expect(window.location.hash).toBe("");
});
