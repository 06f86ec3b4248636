import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { ConfirmForm } from "./confirm-form";

test("the field for the code stays while another code is sent, and two presses send one", async () => {
  const server = new FakeServer();
  const held = server.hold("POST /admin/session/code");
  render(
    <Provider store={makeStore(server.ask)}>
      <ConfirmForm email="ada@example.org" />
    </Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send me a code" }));
  await held.answer({});
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" });
  fireEvent.change(field, { target: { value: "1234" } });
  fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
  fireEvent.click(screen.getByRole("button", { name: "Sending…" }));
  expect(screen.getByRole("textbox", { name: "Code" })).toBe(field);
  expect(held.count).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("");
  await held.answer({});
  expect(await screen.findByRole("button", { name: "Send another code" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("The code is on its way.");
  expect(field.value).toBe("1234");
  fireEvent.click(screen.getByRole("button", { name: "Send another code" }));
  await held.answer(refusal(503));
  expect((await screen.findByRole("alert")).textContent).toContain("The code was not sent.");
  expect(screen.getByRole("status").textContent).toBe("");
});
