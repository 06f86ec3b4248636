import { networkBlock, networkKey } from "./network-key.js";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
])("%s counts as %s", (address, key) => {
  expect(networkKey(address)).toBe(key);
});

test("IPv6 neighbors are two networks, and addresses of one household are one", () => {
  expect(networkKey("2001:db8:1:2::1")).toBe(networkKey("2001:db8:1:2:abcd::2"));
  expect(networkKey("2001:db8:1:2::1")).not.toBe(networkKey("2001:db8:1:3::1"));
});

test("a closed connection still has a key", () => {
  expect(networkKey(undefined)).toBe("unknown");
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.200", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  [undefined, "unknown"],
])("the neighborhood of %s is %s", (address, block) => {
  expect(networkBlock(address)).toBe(block);
});
