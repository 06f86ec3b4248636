import { type ArgumentsHost, Logger } from "@nestjs/common";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { jest } from "@jest/globals";
import { ProblemFilter } from "./problem.filter.js";
import { SecurityLog } from "../access/security-log.js";

function host(): ArgumentsHost {
  const response = { headersSent: true, destroy: () => undefined };
  return { switchToHttp: () => ({ getRequest: () => ({}), getResponse: () => response }) } as unknown as ArgumentsHost;
}

test("logs an outage in one line per request, and our own bug with its stack", () => {
  const warn = jest.spyOn(Logger.prototype, "warn").mockImplementation(() => undefined);
  const error = jest.spyOn(Logger.prototype, "error").mockImplementation(() => undefined);
  const filter = new ProblemFilter(new SecurityLog("a secret of the test"));
  const outage = new CatalogueUnavailable("Request timed out");
  outage.cause = new Error("no answer");
  filter.catch(outage, host());
  expect(warn.mock.calls).toEqual([["catalogue.unavailable: Request timed out (no answer)"]]);
  expect(error).not.toHaveBeenCalled();
  const fault = new Error("a fault");
  filter.catch(fault, host());
  expect(error.mock.calls).toEqual([[fault]]);
  jest.restoreAllMocks();
});
