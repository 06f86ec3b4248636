import { HttpException } from "@nestjs/common";
import { type Problem, problem } from "../http/problem.js";
import { LIST_REFUSALS, type ListRefusal, refusalOf } from "./list-refusals.js";

/** The value of an outcome; throws the problem if it is a refusal. */
export function granted<Outcome>(outcome: Outcome | ListRefusal): Outcome {
  const refusal = refusalOf(outcome);
  if (refusal) throw refused(refusal);
  return outcome as Outcome;
}

export function refused(refusal: ListRefusal, more: Partial<Problem> = {}): HttpException {
  const [status, code, detail] = LIST_REFUSALS[refusal];
  return new HttpException(problem(status, code, detail, more), status);
}
