import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { useViewsTakenOver } from "./use-views";
import { lastViewCount, rememberViewCount } from "./view-count";

test("a guest does not see how many views the account had that signed out here", async () => {
  rememberViewCount(4);
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null, providers: {} }));
  const store = makeStore(server.ask);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useViewsTakenOver(), { wrapper });
  await waitFor(() => expect(lastViewCount()).toBe(0));
});
