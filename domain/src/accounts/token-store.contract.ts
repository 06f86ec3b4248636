import type { EmailToken, TokenKind, TokenStore } from "./account.port.js";
import type { UserId } from "./user.js";

/** The users `ada` and `ben` exist. `later` advances the store's clock by a number of seconds, or shifts its dates back. */
export type OpenTokenStore = {
  readonly tokens: TokenStore;
  readonly ada: UserId;
  readonly ben: UserId;
  later(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** The contract of every store of emailed links. `open` returns an empty store. */
export function describeTokenStore(name: string, open: () => Promise<OpenTokenStore>): void {
  describe(`${name} as a store of emailed links`, () => {
    let opened: OpenTokenStore;
    let tokens: TokenStore;
    beforeEach(async () => {
      opened = await open();
      tokens = opened.tokens;
    });
    afterEach(() => opened.close());

    const HOUR = 3600;
    const token = (kind: TokenKind = "reset", userId = opened.ada): EmailToken => ({
      kind,
      userId,
      email: "ada@example.org",
    });

    test("finds a valid token without using it up", async () => {
      await tokens.replace(token(), "h1", HOUR);
      expect(await tokens.find("h1")).toEqual(token());
      expect(await tokens.find("h1")).toEqual(token());
      expect(await tokens.find("H1")).toBeUndefined();
      expect(await tokens.find("")).toBeUndefined();
    });

    test("keeps the session that requested it until a newer token replaces it", async () => {
      const session = "11111111-1111-4111-8111-111111111111";
      await tokens.replace({ ...token("change-email"), session }, "e1", HOUR);
      expect(await tokens.find("e1")).toEqual({ ...token("change-email"), session });
      await tokens.replace(token("change-email"), "e2", HOUR);
      expect(await tokens.consume("e2")).toEqual(token("change-email"));
    });

    test("finds the valid token of a person and kind", async () => {
      const session = "11111111-1111-4111-8111-111111111111";
      await tokens.replace({ ...token("confirm"), session }, "c1", HOUR);
      await tokens.replace(token("reset", opened.ben), "b1", HOUR);
      expect(await tokens.current(opened.ada, "confirm")).toEqual({ ...token("confirm"), session });
      expect(await tokens.current(opened.ada, "reset")).toBeUndefined();
      expect(await tokens.current(opened.ben, "confirm")).toBeUndefined();
      await opened.later(HOUR + 1);
      expect(await tokens.current(opened.ada, "confirm")).toBeUndefined();
    });

    test("can be used once", async () => {
      await tokens.replace(token(), "h1", HOUR);
      expect(await tokens.consume("h1")).toEqual(token());
      expect(await tokens.consume("h1")).toBeUndefined();
      expect(await tokens.find("h1")).toBeUndefined();
    });

    test("only one of many simultaneous callers gets it", async () => {
      await tokens.replace(token(), "h1", HOUR);
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => tokens.consume("h1")));
      expect(outcomes.filter((outcome) => outcome !== undefined)).toEqual([token()]);
    });

    test("is valid for the given lifetime", async () => {
      await tokens.replace(token(), "h1", HOUR);
      await opened.later(HOUR - 30);
      expect(await tokens.find("h1")).toEqual(token());
      await opened.later(31);
      expect(await tokens.find("h1")).toBeUndefined();
      expect(await tokens.consume("h1")).toBeUndefined();
    });

    test("a newer one invalidates the older one of the same person and kind, and no other", async () => {
      await tokens.replace(token("confirm"), "c1", HOUR);
      await tokens.replace(token("reset", opened.ben), "b1", HOUR);
      await tokens.replace(token(), "h1", HOUR);
      await tokens.replace(token(), "h2", HOUR);
      expect(await tokens.consume("h1")).toBeUndefined();
      expect(await tokens.find("h2")).toEqual(token());
      expect(await tokens.find("c1")).toEqual(token("confirm"));
      expect(await tokens.find("b1")).toEqual(token("reset", opened.ben));
    });

    test("of many requested at the same time, one stays valid", async () => {
      const hashes = Array.from({ length: 6 }, (_, index) => `h${index}`);
      await Promise.all(hashes.map((hash) => tokens.replace(token(), hash, HOUR)));
      const alive = await Promise.all(hashes.map((hash) => tokens.find(hash)));
      expect(alive.filter((found) => found !== undefined)).toHaveLength(1);
    });

    test("invalidates all tokens of one person", async () => {
      await tokens.replace(token(), "h1", HOUR);
      await tokens.replace(token("change-email"), "e1", HOUR);
      await tokens.replace(token("reset", opened.ben), "b1", HOUR);
      await tokens.dropAll(opened.ada);
      expect(await tokens.find("h1")).toBeUndefined();
      expect(await tokens.consume("e1")).toBeUndefined();
      expect(await tokens.find("b1")).toBeDefined();
    });

    test("deletes expired tokens, and no valid ones", async () => {
      await tokens.replace(token(), "h1", 10);
      await tokens.replace(token("confirm"), "c1", HOUR);
      await opened.later(60);
      expect(await tokens.removeExpired()).toBe(1);
      expect(await tokens.removeExpired()).toBe(0);
      expect(await tokens.find("c1")).toEqual(token("confirm"));
    });
  });
}
