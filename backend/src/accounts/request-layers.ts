import type { INestApplication } from "@nestjs/common";
import type { RequestHandler } from "express";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { unlessFromAnywhere } from "../shared/from-anywhere.js";
import { jsonBody } from "../shared/json-body.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
import { sameOriginOnly } from "./same-origin.js";
import { COOKIE, type CookieSettings } from "./session-cookie.js";
import { sessionMiddleware } from "./session-middleware.js";
import { SessionRows } from "./session-rows.js";

/** What every call of the API passes before a route: does it come from our pages, who sends it, what does it say. */
export function requestLayers(app: INestApplication): RequestHandler[] {
  const cookie = app.get<CookieSettings>(COOKIE);
  const secret = app.get<string>(SERVICE_SECRET);
  return [
    sameOriginOnly(app.get<Config>(CONFIG).publicUrl),
    sessionMiddleware(app.get(SessionRows), { cookie, secret }),
    ...jsonBody(),
  ].map(unlessFromAnywhere);
}
