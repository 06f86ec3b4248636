import type { KeyFault } from "@earshot/domain/keys/api-keys";
import { ENDED_DAYS } from "@earshot/domain/keys/api-key";
import { KEY_LENGTH, TEST_KEY_PREFIX } from "@earshot/domain/keys/key-secret";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { HttpException } from "@nestjs/common";
import { problem } from "../http/problem.js";

/** The 401 for a key that does not work. `reason` is for the log. */
export class KeyInvalid extends HttpException {
  constructor(
    detail: string,
    readonly reason?: KeyFault["reason"],
  ) {
    super(problem(401, "key.invalid", detail), 401);
  }
}

export function keyRefusal(secret: string, fault: KeyFault): KeyInvalid {
  return new KeyInvalid(explained(secret, fault), fault.reason);
}

/** What a program's developer reads about a refused key: what is wrong with it, and what to do. */
function explained(secret: string, fault: KeyFault): string {
  const NEW = "Create another one on the page /account/api.";
  switch (fault.reason) {
    case "mistyped": {
      const test = secret.startsWith(TEST_KEY_PREFIX) ? ` The public test key is ${TEST_KEY}.` : "";
      return `This API key is mistyped or incomplete. Keys have ${KEY_LENGTH} characters; copy the whole key.${test}`;
    }
    case "unknown":
      return `This API key is unknown here, or it ended more than ${ENDED_DAYS} days ago. ${NEW}`;
    case "replaced":
      return `This API key was replaced, and stopped working at ${timeOf(fault.at)}. Use the new key.`;
    case "expired":
      return `This API key expired at ${timeOf(fault.at)}. ${NEW}`;
    case "revoked":
      return `This API key was revoked at ${timeOf(fault.at)}. ${NEW}`;
    case "paused":
      return "The account of this API key is locked, or it is about to be deleted.";
  }
}

/** To the second, in UTC: "2026-11-02T09:30:00Z". */
const timeOf = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
