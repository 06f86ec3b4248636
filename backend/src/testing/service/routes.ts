import type { Type } from "@nestjs/common";
import { ModulesContainer } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { type Route, routesOfController } from "../../http/endpoints/declared-endpoints.js";

/** Every route of every controller, as its class declares it. Some of the classes also serve the sandbox. */
export function routesOf(app: NestExpressApplication): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  const classes = new Set(controllers.map(({ metatype }) => metatype));
  return [...classes].flatMap((each) => (typeof each === "function" ? routesOfController(each as Type) : []));
}
