import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { useListSumQuery } from "../api/shortlist-api";
import { FigureDay } from "./figure-day";

function Day() {
  const { data } = useListSumQuery({ listId: "l" });
  return data ? <FigureDay listId="l" mayEdit sum={data} figures="" onDay={() => undefined} /> : null;
}

test("freezing figures, and unfreezing them, keeps the focus on the button", async () => {
  let frozenOn: string | null = null;
  const answer = () => ({ statuses: [], frozenOn, sum: {} }) as unknown as SumAnswer;
  const set = (on: string | null) => () => ((frozenOn = on), answer());
  const server = new FakeServer()
    .on("GET /lists/l/shortlist", answer)
    .on("POST /lists/l/frozen", set("2026-06-03T12:00:00.000Z"))
    .on("DELETE /lists/l/frozen", set(null));
  render(
    <Provider store={makeStore(server.ask)}>
      <Day />
    </Provider>,
  );
  const button = await screen.findByRole("button", { name: "Freeze figures" });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole("button", { name: "Show today’s" });
  expect(document.activeElement?.textContent).toBe("Unfreeze");
  fireEvent.click(document.activeElement!);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Freeze figures"));
});
