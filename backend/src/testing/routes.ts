import { RequestMethod } from "@nestjs/common";
import { METHOD_METADATA, PATH_METADATA } from "@nestjs/common/constants.js";
import { ModulesContainer } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { ACCESS, type AccessRule } from "../shared/access.js";

export type Route = {
  readonly method: string;
  readonly path: string;
  /** undefined: nobody said who may call it. */
  readonly access: AccessRule | undefined;
  readonly handler: string;
};

/** Every route of every controller, as Nest registered them. */
export function routesOf(app: NestExpressApplication): Route[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== "function") return [];
    const prototype = metatype.prototype as Record<string, unknown>;
    const base = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (name === "constructor" || typeof handler !== "function") return [];
      const paths = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
      if (paths === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod].toLowerCase();
      const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
        AccessRule | undefined;
      return base.flatMap((front) =>
        [paths].flat().map((path) => ({
          method,
          path: `/${[front, path]
            .map((part) => part.replace(/^\/|\/$/g, ""))
            .filter(Boolean)
            .join("/")}`,
          access,
          handler: `${metatype.name}.${name}`,
        })),
      );
    });
  });
}
