import { ManualClock } from "./accounts-world.fake.js";
import { describeIdentityStore } from "./identity-store.contract.js";
import { MemoryIdentityStore } from "./identity-store.fake.js";
import { describeTokenStore } from "./token-store.contract.js";
import { MemoryTokenStore } from "./token-store.fake.js";
import { describeUserStore } from "./user-store.contract.js";
import { MemoryUserStore } from "./user-store.fake.js";

const close = async () => {};

describeUserStore("MemoryUserStore", async () => {
  const clock = new ManualClock(1e12);
  return { users: new MemoryUserStore(clock), later: async (seconds) => clock.later(seconds), close };
});

describeTokenStore("MemoryTokenStore", async () => {
  const clock = new ManualClock(1e12);
  const later = async (seconds: number) => clock.later(seconds);
  return { tokens: new MemoryTokenStore(clock), ada: "ada", ben: "ben", later, close };
});

describeIdentityStore("MemoryIdentityStore", async () => ({
  identities: new MemoryIdentityStore(new ManualClock(1e12)),
  ada: "ada",
  ben: "ben",
  close,
}));
