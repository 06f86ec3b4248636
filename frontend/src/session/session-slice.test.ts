import { callRefused } from "../client/call-refused";
import { sessionExpiredFor, sessionLeaving, sessionLeft, sessionResumed, sessionSlice } from "./session-slice";

const { reducer } = sessionSlice;
const start = reducer(undefined, { type: "start" });
const save = { request: { url: "/account", method: "PATCH" }, done: "Name saved" };

test("a refusal means an ended session, and the interrupted action survives later refusals", () => {
  const cut = reducer(start, callRefused(save));
  expect(cut).toEqual({ ended: "expired", interrupted: save });
  expect(reducer(cut, callRefused(null))).toEqual({ ended: "expired", interrupted: save });
  expect(reducer(cut, sessionResumed())).toEqual(start);
});

test("ignores a refusal during sign-out, but not after a failed one", () => {
  const leaving = reducer(start, sessionLeaving());
  expect(reducer(leaving, callRefused(save))).toEqual(leaving);
  expect(reducer(leaving, sessionLeft()).ended).toBe("left");
  expect(reducer(reducer(leaving, sessionResumed()), callRefused(save)).ended).toBe("expired");
});

test("after the user has left, a late refusal changes nothing", () => {
  const left = reducer(start, sessionLeft());
  expect(reducer(left, callRefused(save))).toEqual({ ended: "left", interrupted: null });
});

test("remembers whose session ended until someone signs in or out", () => {
  const ended = reducer(reducer(start, callRefused(save)), sessionExpiredFor("ann@example.org"));
  expect(reducer(ended, callRefused(null))).toEqual({ ended: "expired", interrupted: save, email: "ann@example.org" });
  for (const after of [sessionLeaving(), sessionLeft(), sessionResumed()]) {
    expect(reducer(ended, after).email).toBeUndefined();
  }
});
