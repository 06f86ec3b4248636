import type { AlertMailStore, MailReader } from "./alert-mail-store.port.js";
import type { AlertStore } from "../alert-store.port.js";
import { episode } from "../episodes.fake.js";
import { type EmailAlerts, type TrackedSnapshot, type TrackerId } from "../tracked-podcast.js";
import type { TrackedStore } from "../tracked-store.port.js";

/**
 * The users `ada` and `ben` exist, with the confirmed addresses ada@example.org and ben@example.org. `confirm` and `leave` change what is
 * known about a person. `together` runs work in one transaction.
 */
export type OpenAlertMailStore = {
  readonly mails: AlertMailStore;
  readonly tracked: TrackedStore;
  readonly alerts: AlertStore;
  readonly ada: TrackerId;
  readonly ben: TrackerId;
  /** The id of a user who does not exist. */
  readonly nobody: TrackerId;
  confirm(userId: TrackerId, confirmed: boolean): Promise<void>;
  leave(userId: TrackerId, leaving: boolean): Promise<void>;
  together<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The contract of every store of alert emails. `open` returns an empty store. */
export function describeAlertMailStore(name: string, open: () => Promise<OpenAlertMailStore>): void {
  describe(`${name} as a store of mail about new episodes`, () => {
    let opened: OpenAlertMailStore;
    let mails: AlertMailStore;
    let [ada, ben] = ["", ""];
    beforeEach(async () => {
      opened = await open();
      ({ mails, ada, ben } = opened);
    });
    afterEach(() => opened.close());

    const MORNING = new Date("2026-11-21T07:00:00Z");
    const at = (seconds: number): Date => new Date(MORNING.getTime() + seconds * 1000);
    const NEXT_MORNING = at(86_400);

    /** Starts tracking with email alerts. */
    const track = async (userId: TrackerId, podcastId: string, email: EmailAlerts) => {
      const texts = { title: `Show ${podcastId}`, imageUrl: "", author: "", description: "", categories: [] };
      const figures = { createdOn: 0, lastUpdate: 0, explicit: "N/A", episodeCount: 1, popularityScore: 0 } as const;
      const rest = { language: "en", listenerRange: "N/A", sourceProvider: "local", sourceFetchedAt: null };
      const snapshot: TrackedSnapshot = { podcastId, ...texts, ...figures, ...rest };
      await opened.tracked.start(userId, snapshot, { at: at(-9_000), lastSeenPubDate: null });
      await setFrequency(userId, podcastId, email);
    };
    const setFrequency = (userId: TrackerId, podcastId: string, email: EmailAlerts) =>
      opened.tracked.setAlerts(userId, podcastId, { inApp: true, email });
    const find = (podcastId: string, id: string, foundAt = at(-60), published: Date | null = at(-600)) =>
      opened.alerts.add(
        "local",
        podcastId,
        [{ key: id, episode: episode(id, published?.toISOString() ?? null) }],
        foundAt,
      );
    const due = async (digestTime = MORNING, limit = 10) => (await mails.due(digestTime, limit)).toSorted();
    const hold = (...userIds: TrackerId[]) => opened.together(() => mails.hold(userIds));
    const held = async (userId: TrackerId): Promise<MailReader> => {
      const [reader] = await hold(userId);
      if (!reader) throw new Error("Nobody is held.");
      return reader;
    };
    const waiting = async (userId: TrackerId) => (await held(userId)).waiting.map(({ title }) => title);
    const both = () => [ada, ben].toSorted();

    test("mail for each episode is due at once, a digest from its time on, and without mail nothing is due", async () => {
      await track(ada, "each", "each");
      await track(ben, "daily", "daily");
      for (const userId of both()) await track(userId, "off", "off");
      await find("off", "e");
      expect(await due()).toEqual([]);
      await find("each", "e", at(60));
      await find("daily", "e", at(60));
      expect(await due()).toEqual([ada]);
      expect(await due(NEXT_MORNING)).toEqual(both());
    });

    test("returns at most the requested number of people, each once", async () => {
      for (const userId of both()) for (const show of ["p", "q"]) await track(userId, show, "each");
      for (const show of ["p", "q"]) for (const id of ["e1", "e2"]) await find(show, id);
      expect(await due()).toEqual(both());
      expect(await mails.due(MORNING, 1)).toHaveLength(1);
    });

    test("returns each episode's facts for an email, in the order found", async () => {
      await track(ada, "p", "each");
      await track(ada, "q", "daily");
      await find("p", "e1", at(-60), at(-600));
      await find("q", "e2", at(-50), null);
      const one = { id: expect.any(String) as string, podcastId: "p", podcastTitle: "Show p", title: "Title e1" };
      const other = { id: expect.any(String) as string, podcastId: "q", podcastTitle: "Show q", title: "Title e2" };
      expect(await hold(ada)).toEqual([
        {
          userId: ada,
          email: "ada@example.org",
          lastDigest: null,
          waiting: [
            { ...one, published: at(-600), foundAt: at(-60), frequency: "each" },
            { ...other, published: null, foundAt: at(-50), frequency: "daily" },
          ],
        },
      ]);
    });

    test("locks only the requested users; skips unknown users, but not users without waiting alerts", async () => {
      await track(ada, "p", "each");
      await find("p", "e1");
      expect((await hold(ben, opened.nobody)).map(({ userId, waiting }) => [userId, waiting])).toEqual([[ben, []]]);
      expect((await hold(ada, ben)).map(({ userId }) => userId).toSorted()).toEqual(both());
      expect(await hold()).toEqual([]);
    });

    test("emailed alerts no longer wait, others still do", async () => {
      for (const userId of both()) await track(userId, "p", "each");
      for (const id of ["e1", "e2"]) await find("p", id);
      const [first] = (await held(ada)).waiting;
      await mails.mailed([first?.id ?? ""]);
      expect([await waiting(ada), await waiting(ben)]).toEqual([["Title e2"], ["Title e1", "Title e2"]]);
      await mails.mailed((await held(ada)).waiting.map(({ id }) => id));
      await mails.mailed([]);
      expect(await due()).toEqual([ben]);
      // An episode that is found again is not new.
      await find("p", "e1");
      expect(await waiting(ada)).toEqual([]);
    });

    test("sends a person one digest per digest time, without stopping emails for each episode", async () => {
      for (const userId of both()) await track(userId, "p", "daily");
      await find("p", "e1");
      expect(await due()).toEqual(both());
      await mails.digestsSent([ada], MORNING);
      expect(await due()).toEqual([ben]);
      expect((await held(ada)).lastDigest).toEqual(MORNING);
      expect((await held(ben)).lastDigest).toBeNull();
      expect(await due(NEXT_MORNING)).toEqual(both());
      await mails.digestsSent([ada, ben], at(86_500));
      expect(await due(NEXT_MORNING)).toEqual([]);
      expect((await held(ada)).lastDigest).toEqual(at(86_500));
      await track(ada, "q", "each");
      await find("q", "e2", at(86_600));
      expect(await due(NEXT_MORNING)).toEqual([ada]);
    });

    test("sends no email if the address was unconfirmed or the account leaving when the episode was found", async () => {
      for (const userId of both()) await track(userId, "p", "each");
      await opened.confirm(ada, false);
      await opened.leave(ben, true);
      await find("p", "e1");
      await opened.confirm(ada, true);
      await opened.leave(ben, false);
      expect([await due(), await waiting(ada), await waiting(ben)]).toEqual([[], [], []]);
      await find("p", "e2");
      expect([await waiting(ada), await waiting(ben)]).toEqual([["Title e2"], ["Title e2"]]);
    });

    test("neither lists nor locks a person with an unconfirmed address or a leaving account", async () => {
      for (const userId of both()) await track(userId, "p", "each");
      await find("p", "e1");
      await opened.confirm(ada, false);
      await opened.leave(ben, true);
      expect([await due(), await hold(ada, ben)]).toEqual([[], []]);
      await opened.confirm(ada, true);
      await opened.leave(ben, false);
      expect(await due()).toEqual(both());
    });

    test("the current setting counts; turning mail off drops waiting alerts, even if it is turned on again", async () => {
      await track(ada, "p", "each");
      await find("p", "e1", at(60));
      await setFrequency(ada, "p", "daily");
      expect(await due()).toEqual([]);
      expect((await held(ada)).waiting.map((one) => one.frequency)).toEqual(["daily"]);
      await setFrequency(ada, "p", "off");
      expect([await due(NEXT_MORNING), await waiting(ada)]).toEqual([[], []]);
      await setFrequency(ada, "p", "each");
      expect([await due(NEXT_MORNING), await waiting(ada)]).toEqual([[], []]);
      await find("p", "e2");
      expect(await waiting(ada)).toEqual(["Title e2"]);
    });

    test("ending all mail drops the user's waiting alerts for every show, and nobody else's", async () => {
      for (const userId of both()) for (const show of ["p", "q"]) await track(userId, show, "each");
      for (const show of ["p", "q"]) await find(show, "e1");
      await opened.tracked.endMail(ada);
      await find("p", "e2");
      expect([await due(), await waiting(ada)]).toEqual([[ben], []]);
      await setFrequency(ada, "p", "each");
      expect(await waiting(ada)).toEqual([]);
      expect(await waiting(ben)).toHaveLength(3);
    });

    test("alerts wait only while their show is tracked, and again once it is restored", async () => {
      await track(ada, "p", "each");
      for (const id of ["e1", "e2"]) await find("p", id);
      await mails.mailed([(await held(ada)).waiting[0]?.id ?? ""]);
      await opened.tracked.stop(ada, "p");
      expect([await due(), await waiting(ada)]).toEqual([[], []]);
      await opened.tracked.restore(ada, "p");
      expect([await due(), await waiting(ada)]).toEqual([[ada], ["Title e2"]]);
    });

    test("alerts seen on the site are emailed too", async () => {
      await track(ada, "p", "each");
      await find("p", "e1");
      await opened.alerts.markSeen(ada, at(0));
      expect(await waiting(ada)).toEqual(["Title e1"]);
    });
  });
}
