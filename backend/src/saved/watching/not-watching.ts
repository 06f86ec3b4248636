import type { HttpException } from "@nestjs/common";
import { httpProblem } from "../../http/problem.js";

/** The 404 for a view that the user does not have or does not watch. */
export function notWatching(): HttpException {
  return httpProblem(404, "watch.not-found", "You aren’t watching this view.");
}
