import { DRAFT_PAUSE_MS } from "@earshot/domain/campaigns/brief-draft";
import { MemoryDraftStore } from "@earshot/domain/campaigns/draft-store.fake";
import type { SendOutcome } from "@earshot/domain/campaigns/outbox";
import type { CampaignRequest } from "@earshot/domain/campaigns/requests/campaign-request";
import { SHORTEST_FILL_MS } from "@earshot/domain/shared/form-trap";
import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import type { NewBrief, Platform } from "../../platform/platform";
import { PlatformContext } from "../../platform/use-platform";
import { FakeServer } from "../../testing/fake-server";
import { useDraftAutosave } from "../autosave/use-draft-autosave";
import { NO_DRAFT, type RequestValues, storedFields, unsentDraft } from "./request-draft";
import { useSendRequest } from "./use-send-request";

beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A form with an outbox that answers when `answer` is called. */
function setUp() {
  const drafts = new MemoryDraftStore();
  const briefs: NewBrief[] = [];
  let answer: (outcome: SendOutcome) => void = () => undefined;
  const answered = new Promise<SendOutcome>((resolve) => (answer = resolve));
  const outbox = { send: (brief: NewBrief) => (briefs.push(brief), answered) } as NonNullable<Platform["outbox"]>;
  const platform: Platform = { modKey: "Ctrl", setsVolume: true, drafts, outbox };
  const store = makeStore(new FakeServer().ask);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </Provider>
  );
  const { result } = renderHook(() => ({ ...useSendRequest(), autosave: useDraftAutosave() }), { wrapper });
  const type = (campaignBrief: string) => {
    const draft = { ...NO_DRAFT, typed: { campaignBrief } };
    unsentDraft.write(draft);
    result.current.autosave!.change({ owner: null, fields: storedFields(draft) });
  };
  const submit = () =>
    act(() => void result.current.submit({ podcastId: null } as CampaignRequest, {} as RequestValues, ""));
  const stored = async () => (await drafts.all(null)).map(({ fields }) => fields.campaignBrief);
  const inForm = () => unsentDraft.read().typed.campaignBrief;
  const state = () => result.current.state;
  return { briefs, state, type, submit, stored, inForm, answer };
}

test("a sent text is neither in the form nor a draft", async () => {
  const { briefs, type, submit, stored, inForm, answer } = setUp();
  type("A watch");
  submit();
  await pass(2 * SHORTEST_FILL_MS);
  expect(briefs).toMatchObject([{ draftId: expect.any(String) }]);
  answer({ kind: "taken" });
  await pass(DRAFT_PAUSE_MS);
  expect([inForm(), await stored()]).toEqual([undefined, []]);
});

test.each([
  [{}, "connection"],
  [{ held: true }, "session"],
  [{ blocked: true }, "network"],
] as const)("a request that is sent later (%p) waits for the %s", async (more, why) => {
  const { type, submit, state, answer } = setUp();
  type("A watch");
  submit();
  await pass(2 * SHORTEST_FILL_MS);
  answer({ kind: "later", ...more });
  await pass(DRAFT_PAUSE_MS);
  expect(state()).toMatchObject({ kind: "waiting", why });
});

test("a text that is typed while the earlier one is sent stays", async () => {
  const { type, submit, stored, inForm, answer } = setUp();
  type("A watch");
  submit();
  await pass(2 * SHORTEST_FILL_MS);
  type("A better watch");
  answer({ kind: "taken" });
  await pass(DRAFT_PAUSE_MS);
  expect([inForm(), await stored()]).toEqual(["A better watch", ["A better watch"]]);
});

test("the outbox does not remove a draft that was changed before its earlier text was sent", async () => {
  const { briefs, type, submit, stored, answer } = setUp();
  type("A watch");
  submit();
  await pass(SHORTEST_FILL_MS / 2);
  type("A better watch");
  await pass(2 * SHORTEST_FILL_MS);
  expect(briefs).toMatchObject([{ draftId: null }]);
  answer({ kind: "later" });
  await pass(DRAFT_PAUSE_MS);
  expect(await stored()).toEqual(["A better watch"]);
});
