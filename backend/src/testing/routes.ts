import type { Type } from "@nestjs/common";
import { ModulesContainer } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { type Route, routesOfController } from "../shared/http/declared-endpoints.js";

/** Every route of every controller, as Nest registered them. */
export function routesOf(app: NestExpressApplication): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) =>
    typeof metatype === "function" ? routesOfController(metatype as Type) : [],
  );
}
