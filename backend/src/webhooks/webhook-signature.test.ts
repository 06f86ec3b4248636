import { signatureHeaders, webhookSecret } from "./webhook-signature.js";

/** The example from the specification and its libraries. */
const KNOWN = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const MESSAGE = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: new Date(1_614_265_330_999),
  body: '{"test": 2432232314}',
};

test("signs the specification's example as its libraries do", () => {
  expect(signatureHeaders([KNOWN], MESSAGE)).toEqual({
    "webhook-id": MESSAGE.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("gives one signature per secret, separated by spaces", () => {
  const other = webhookSecret();
  const [first, second, ...more] = (signatureHeaders([other, KNOWN], MESSAGE)["webhook-signature"] ?? "").split(" ");
  expect(first).toBe(signatureHeaders([other], MESSAGE)["webhook-signature"]);
  expect(second).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  expect(more).toEqual([]);
});

test("a new secret has 32 random bytes", () => {
  const secrets = [webhookSecret(), webhookSecret()];
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(2);
});
