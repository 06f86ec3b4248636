import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { DemoLabel } from "./demo-label";

test("the closed note about the demo formats no number, which is slow the first time", async () => {
  const formatting = jest.spyOn(Number.prototype, "toLocaleString");
  const server = new FakeServer().on("GET /catalogue", () => ({ source: "demo", podcasts: 1_200 }));
  render(
    <Provider store={makeStore(server.ask)}>
      <DemoLabel />
    </Provider>,
  );
  expect(await screen.findByRole("button", { name: "Demo catalogue" })).toBeTruthy();
  expect(formatting).not.toHaveBeenCalled();
});
