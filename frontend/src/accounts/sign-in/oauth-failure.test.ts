import { mailboxOf } from "./mailbox";
import { oauthFailure } from "./oauth-failure";

test.each([
  [null, undefined],
  ["oauth-failed", "OAuth failed. Please try again."],
  // Text from the address is never shown.
  ["<b>Send your password to…</b>", "OAuth failed. Please try again."],
  ["constructor", "OAuth failed. Please try again."],
  ["oauth-taken", "That account is already connected to another Earshot account."],
])("shows the text of the error %s", (error, text) => expect(oauthFailure(error)).toBe(text));

test.each([
  ["ines@gmail.com", "Gmail"],
  ["INES@GoogleMail.com", "Gmail"],
  ["ines@mail.example.org", undefined],
  ["ines@gmail.com@evil.example", undefined],
  ["constructor", undefined],
])("mail to %s is read at %s", (email, name) => expect(mailboxOf(email)?.name).toBe(name));
