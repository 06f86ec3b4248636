import { maskedAddress } from "./masked-address.js";

test.each([
  ["ann@tides.example", "a•••@t•••.example"],
  ["a@b.co", "a•••@b•••.co"],
  ["éa@mail.tides.co.uk", "é•••@m•••.uk"],
])("%s is shown as %s", (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
