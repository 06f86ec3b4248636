import type { INestApplication } from "@nestjs/common";
import type { RequestHandler } from "express";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { exceptCrossOrigin } from "../../http/access/cross-origin-paths.js";
import { faultLater, jsonBody } from "../../http/body/json-body.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { ownOriginOnly, sameOriginOnly } from "./same-origin.js";
import { COOKIE, type CookieSettings } from "./session-cookie.js";
import { sessionMiddleware } from "./session-middleware.js";
import { SessionRows } from "../stores/session-rows.js";

/** Loads the session of a browser's cookie. */
export function sessionLayer(app: INestApplication): RequestHandler {
  const cookie = app.get<CookieSettings>(COOKIE);
  return sessionMiddleware(app.get(SessionRows), { cookie, secret: app.get<string>(SERVICE_SECRET) });
}

/** The layers before the routes of all API calls: origin, session, body. */
export function requestLayers(app: INestApplication): RequestHandler[] {
  return [sameOriginOnly(app.get<Config>(CONFIG).publicUrl), sessionLayer(app), ...jsonBody().map(faultLater)].map(
    exceptCrossOrigin,
  );
}

/** The layers before the route for assistants' calls: origin and body. These calls have no session. */
export function assistantLayers(app: INestApplication): RequestHandler[] {
  return [ownOriginOnly(app.get<Config>(CONFIG).publicUrl), ...jsonBody().map(faultLater)];
}
