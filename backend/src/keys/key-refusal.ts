import type { KeyFault } from "@earshot/domain/keys/api-keys";
import { ENDED_DAYS } from "@earshot/domain/keys/api-key";
import { KEY_LENGTH } from "@earshot/domain/keys/key-secret";
import type { HttpException } from "@nestjs/common";
import { httpProblem } from "../http/problem.js";

export function keyInvalid(detail: string): HttpException {
  return httpProblem(401, "key.invalid", detail);
}

/** What a program's developer reads about a refused key: what is wrong with it, and what to do. */
export function keyRefusal(fault: KeyFault): string {
  const NEW = "Create another one on the page /account/api.";
  switch (fault.reason) {
    case "mistyped":
      return `This API key is mistyped or incomplete. Keys have ${KEY_LENGTH} characters; copy the whole key.`;
    case "unknown":
      return `This API key is unknown here, or it ended more than ${ENDED_DAYS} days ago. ${NEW}`;
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
