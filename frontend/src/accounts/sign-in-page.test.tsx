import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { sessionExpiredFor, sessionLeft } from "../session/session-slice";
import { FakeServer } from "../testing/fake-server";

let SignInPage: () => ReactNode;
let isTouch = false;
beforeAll(async () => {
  // jsdom has no media queries.
  window.matchMedia = () => ({ matches: !isTouch }) as MediaQueryList;
  ({ Component: SignInPage } = await import("./sign-in-page"));
});

/** Opens the page after these events. Returns what is in the email field. */
async function filledIn(...events: readonly { type: string }[]): Promise<string> {
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null, providers: {} }));
  const store = makeStore(server.ask);
  for (const event of events) store.dispatch(event);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={["/sign-in?redirect=%2Flists&reason=expired"]}>
        <SignInPage />
      </MemoryRouter>
    </Provider>,
  );
  return (await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" })).value;
}

test("after a session that ended by itself, the address is filled in", async () => {
  expect(await filledIn(sessionExpiredFor("ann@example.org"))).toBe("ann@example.org");
});

test("leaves the address empty after a sign-out", async () => {
  expect(await filledIn(sessionExpiredFor("ann@example.org"), sessionLeft())).toBe("");
});

test.each([
  ["Create one", "the first empty field has the focus", false, "ann@example.org", "Password"],
  ["Forgot password?", "the address has the focus", false, "ann@example.org", "Email"],
  ["Create one", "on a touch screen, the title has the focus", true, "", "Create your account"],
])("after a press on “%s”, %s", async (link, _, touch, address, focused) => {
  isTouch = touch;
  await filledIn(...(address === "" ? [] : [sessionExpiredFor(address)]));
  fireEvent.click(screen.getByRole("link", { name: link }));
  await screen.findByRole("heading", {
    level: 1,
    name: link === "Create one" ? "Create your account" : "Reset your password",
  });
  const active = document.activeElement as HTMLElement & Partial<HTMLInputElement>;
  expect(active.labels?.[0]?.textContent ?? active.textContent).toBe(focused);
});
