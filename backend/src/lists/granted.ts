import { HttpException } from "@nestjs/common";
import { httpProblem, type Problem } from "../http/problem.js";
import { LIST_REFUSALS, type ListRefusal, refusalOf } from "./list-refusals.js";

/** The value of an outcome; throws the problem if it is a refusal. */
export function granted<Outcome>(outcome: Outcome | ListRefusal): Outcome {
  const refusal = refusalOf(outcome);
  if (refusal) throw refused(refusal);
  return outcome as Outcome;
}

export function refused(refusal: ListRefusal, more: Partial<Problem> = {}): HttpException {
  const [status, code, detail] = LIST_REFUSALS[refusal];
  return httpProblem(status, code, detail, more);
}
