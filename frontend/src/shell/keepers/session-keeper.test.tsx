import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { api } from "../../client/api";
import { makeStore } from "../../client/store";
import { selectEmail, sessionLeaving, sessionLeft } from "../../session/session-slice";
import { sessionApi } from "../../session/session";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { toastTexts } from "../../testing/toast-texts";
import { SessionKeeper } from "./session-keeper";

const ANN = { id: "u1", email: "ann@example.org", name: "Ann", emailVerified: true };
const BEN = { ...ANN, id: "u2", email: "ben@example.org" };

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    renameMe: build.mutation<unknown, void>({
      query: () => ({ url: "/account", method: "PATCH", body: { name: "Anna" } }),
      extraOptions: { resume: "Name saved" },
    }),
    checkAccount: build.query<unknown, void>({ query: () => "/account", extraOptions: { background: true } }),
    readMine: build.query<unknown, void>({ query: () => "/lists", providesTags: ["Lists"] }),
  }),
});

/**
 * Waits for everything that follows from a change. The store notifies its subscribers once per frame, and each of them can change it again.
 */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) {
    await act(async () => {
      await new Promise((next) => requestAnimationFrame(next));
      await soon();
    });
  }
}

/** Opens a page at `path`; on the server, the visitor is signed in as `user`. */
async function visit(path: string, user: typeof ANN | null) {
  const server = new FakeServer();
  const is = (now: typeof ANN | null) => server.on("GET /auth/session", () => ({ user: now, providers: {} }));
  is(user);
  const store = makeStore(server.ask);
  const place = { now: "", go: (_path: string) => undefined as unknown };
  const Place = () => {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useEffect(() => void Object.assign(place, { now: pathname + search, go: navigate }));
    return null;
  };
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Place />
        <SessionKeeper />
      </MemoryRouter>
    </Provider>,
  );
  await drawn();
  const run = async (call: () => unknown) => {
    await act(async () => void (await call()));
    await drawn();
  };
  const rename = () => run(() => store.dispatch(calls.endpoints.renameMe.initiate()));
  /** The visitor signs in and returns to the page. */
  const signsIn = async (who: typeof ANN) => {
    is(who);
    await run(() => store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true })));
    await run(() => place.go(path));
  };
  const known = () => sessionApi.endpoints.session.select()(store.getState()).data?.user;
  /** The address that the sign-in form fills in. */
  const filledIn = () => selectEmail(store.getState());
  return { server, store, place, run, rename, signsIn, known, filledIn, said: () => toastTexts(store) };
}

const renamed = (server: FakeServer) => server.routes.filter((route) => route === "PATCH /account").length;

test("opens the sign-in page when a session ends, and completes the same user's action", async () => {
  const { server, place, rename, signsIn, known, said } = await visit("/lists?q=salt", ANN);
  server.on("PATCH /account", () => refusal(401));
  await rename();
  expect(place.now).toBe("/sign-in?redirect=%2Flists%3Fq%3Dsalt&reason=expired");
  expect(known()).toBeNull();
  server.on("PATCH /account", () => ({}));
  await signsIn(ANN);
  expect([renamed(server), said()]).toEqual([2, ["Name saved"]]);
});

test("the sign-in form remembers whose session ended, until someone signs in", async () => {
  const { server, run, rename, signsIn, filledIn } = await visit("/lists", ANN);
  server.on("PATCH /account", () => refusal(401));
  expect(filledIn()).toBeUndefined();
  await rename();
  expect(filledIn()).toBe(ANN.email);
  server.on("PATCH /account", () => ({}));
  await signsIn(ANN);
  expect(filledIn()).toBeUndefined();
  server.on("PATCH /account", () => refusal(401));
  await rename();
  expect(filledIn()).toBe(ANN.email);
  const tab = new BroadcastChannel("earshot.session");
  tab.postMessage("changed");
  await run(async () => {
    while (filledIn() !== undefined) await soon();
  });
  tab.close();
});

test("another user's sign-in completes nothing", async () => {
  const { server, rename, signsIn, said } = await visit("/lists", ANN);
  server.on("PATCH /account", () => refusal(401));
  await rename();
  await signsIn(BEN);
  expect([renamed(server), said()]).toEqual([1, []]);
});

test("an action that fails again is reported", async () => {
  const { server, rename, signsIn, said } = await visit("/lists", ANN);
  server.on("PATCH /account", () => refusal(401));
  await rename();
  server.on("PATCH /account", () => refusal(503));
  await signsIn(ANN);
  expect(said()).toEqual(["You’re signed in again, but your last change couldn’t be saved."]);
});

test("a background call redirects nobody", async () => {
  const { server, store, place, run, known } = await visit("/lists", ANN);
  server.on("GET /account", () => refusal(401));
  await run(() => store.dispatch(calls.endpoints.checkAccount.initiate()));
  expect([place.now, known()]).toEqual(["/lists", ANN]);
});

test("a refused guest stays on the page", async () => {
  const { server, place, rename } = await visit("/podcast/p1", null);
  server.on("PATCH /account", () => refusal(401));
  await rename();
  expect(place.now).toBe("/podcast/p1");
});

test("does not count a refusal during sign-out as an ended session", async () => {
  const { server, store, place, run, rename, filledIn } = await visit("/lists", ANN);
  server.on("PATCH /account", () => refusal(401));
  await run(() => store.dispatch(sessionLeaving()));
  await rename();
  await run(() => {
    store.dispatch(sessionLeft());
    store.dispatch(sessionApi.util.updateQueryData("session", undefined, (was) => ({ ...was, user: null })));
  });
  await rename();
  expect(place.now).toBe("/lists");
  expect(filledIn()).toBeUndefined();
});

test("leaves the redirect to a private page", async () => {
  const { server, place, rename, known } = await visit("/dashboard", ANN);
  server.on("PATCH /account", () => refusal(401));
  await rename();
  expect([place.now, known()]).toEqual(["/dashboard", null]);
});

test("reloads the lists for another user, but not after the first answer about the session", async () => {
  const { server, store, run, signsIn } = await visit("/lists", ANN);
  server.on("GET /lists", () => ({ lists: [] }));
  await run(() => store.dispatch(calls.endpoints.readMine.initiate()));
  const listRequests = () => server.routes.filter((route) => route === "GET /lists").length;
  await signsIn(ANN);
  expect(listRequests()).toBe(1);
  await signsIn(BEN);
  expect(listRequests()).toBe(2);
});

test("reloads the session after a change in another tab", async () => {
  const { server, run, known } = await visit("/lists", ANN);
  server.on("GET /auth/session", () => ({ user: null, providers: {} }));
  const tab = new BroadcastChannel("earshot.session");
  tab.postMessage("changed");
  await run(async () => {
    while (known() !== null) await soon();
  });
  tab.close();
  expect(known()).toBeNull();
});
