import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import type { AppControl, ServerRefusal } from "../../platform/platform";
import { ServerChoice } from "./server-choice";

const reason = "This server has version 1.3.0, and the app has 1.2.0.";

/** The app's answers to calls with these arguments. */
function rendered(answer: (address: string, anyVersion: boolean) => ServerRefusal | undefined) {
  const calls: [string, boolean][] = [];
  const app = {
    changeServer: async (address: string, anyVersion: boolean) => {
      calls.push([address, anyVersion]);
      return answer(address, anyVersion);
    },
  };
  render(<ServerChoice app={app as unknown as AppControl} server="https://old.example" />);
  return calls;
}
const field = () => screen.getByRole("textbox", { name: "Address" });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Use this server" }));

test("tells that a server has another version, and agrees to it only for that address", async () => {
  const calls = rendered(() => ({ kind: "other-version", reason }));
  fireEvent.change(field(), { target: { value: "https://new.example" } });
  press();
  expect(await screen.findByText(reason)).toBeTruthy();
  fireEvent.change(field(), { target: { value: "https://third.example" } });
  press();
  await screen.findByRole("button", { name: "Use this server" });
  press();
  await screen.findByRole("button", { name: "Use this server" });
  expect(calls).toEqual([
    ["https://new.example", false],
    ["https://third.example", false],
    ["https://third.example", true],
  ]);
});

test("nothing that was typed for the old server remains in the tab after a change", async () => {
  // jsdom cannot open other pages.
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  sessionStorage.setItem("earshot.campaign-draft", "{}");
  rendered(() => undefined);
  press();
  await screen.findByRole("button", { name: "Use this server" });
  expect(sessionStorage).toHaveLength(0);
  silent.mockRestore();
});

test("a server that cannot be used is asked about in full each time", async () => {
  const calls = rendered(() => ({ kind: "refused", reason: "There’s no server at that address." }));
  press();
  expect(await screen.findByText("There’s no server at that address.")).toBeTruthy();
  press();
  await screen.findByRole("button", { name: "Use this server" });
  expect(calls).toEqual([
    ["https://old.example", false],
    ["https://old.example", false],
  ]);
});
