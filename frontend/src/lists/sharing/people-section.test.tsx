import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { PeopleSection } from "./people-section";

/** The panel of a list with these invitations and members. It is the owner's, unless one of the members is "me". */
function panel(emails: string[], members: readonly { id: string; name: string; isMe?: boolean }[] = []): FakeServer {
  let invitations = emails.map((email) => ({ id: email, email, role: "viewer" as const }));
  const people = members.map((member) => ({ email: null, role: "viewer", isMe: false, ...member }));
  const owner = { name: "Nora", email: "nora@example.com", isMe: !people.some(({ isMe }) => isMe) };
  const server = new FakeServer().on("GET /lists/l/people", () => ({ owner, members: people, invitations }));
  for (const email of emails) {
    server.on(`DELETE /lists/l/invitations/${email}`, () => {
      invitations = invitations.filter(({ id }) => id !== email);
      return {};
    });
  }
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <PeopleSection list="l" onLeft={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  return server;
}

const button = (email: string) => screen.findByRole("button", { name: `Withdraw the invitation to ${email}` });
async function withdraw(email: string): Promise<void> {
  const pressed = await button(email);
  pressed.focus();
  fireEvent.click(pressed);
}

beforeEach(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
});

test("after an invitation is withdrawn, the next one has the focus", async () => {
  panel(["a@example.com", "b@example.com"]);
  await withdraw("a@example.com");
  await waitFor(() => expect(screen.queryByText("a@example.com")).toBeNull());
  expect(document.activeElement).toBe(await button("b@example.com"));
});

test("says why an invitation could not be withdrawn", async () => {
  const server = panel(["a@example.com"]);
  server.on("DELETE /lists/l/invitations/a@example.com", () => refusal(503, "Please try again shortly."));
  await withdraw("a@example.com");
  expect((await screen.findByRole("alert")).textContent).toContain("Please try again shortly.");
  expect(screen.getByText("a@example.com")).toBeTruthy();
});

test.each([
  ["Remove Ana", "DELETE /lists/l/members/ana", false],
  ["Give the list to Ana", "PUT /lists/l/owner", false],
  ["Leave this list", "POST /lists/l/leave", true],
])("%s pressed twice is sent once", async (name, route, isMe) => {
  const server = panel([], [{ id: "ana", name: "Ana", isMe }]);
  server.hold(route);
  if (name.startsWith("Give")) fireEvent.click(await screen.findByRole("button", { name: /Make owner/ }));
  const pressed = await screen.findByRole("button", { name });
  fireEvent.click(pressed);
  await waitFor(() => expect(server.routes).toContain(route));
  fireEvent.click(pressed);
  await soon();
  expect(server.routes.filter((sent) => sent === route)).toHaveLength(1);
  expect(pressed.getAttribute("aria-disabled")).toBe("true");
});

test.each([
  ["Remove Ana", "DELETE /lists/l/members/ana"],
  ["Give the list to Ana", "PUT /lists/l/owner"],
  ["Withdraw the invitation to a@example.com", "DELETE /lists/l/invitations/a@example.com"],
])("%s is sent once, also if pressed before the people are loaded again", async (name, route) => {
  const server = panel(["a@example.com"], [{ id: "ana", name: "Ana" }]).on(route, () => ({}));
  if (name.startsWith("Give")) fireEvent.click(await screen.findByRole("button", { name: /Make owner/ }));
  const pressed = await screen.findByRole("button", { name });
  const people = server.hold("GET /lists/l/people");
  fireEvent.click(pressed);
  await waitFor(() => expect(people.count).toBe(1));
  fireEvent.click(pressed);
  await soon();
  expect(server.routes.filter((sent) => sent === route)).toHaveLength(1);
  expect(pressed.getAttribute("aria-disabled")).toBe("true");
});
