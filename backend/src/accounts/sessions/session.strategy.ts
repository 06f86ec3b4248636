import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import type { Viewer } from "../../http/access/viewer.js";
import { RequestStrategy } from "./request.strategy.js";
import { bearerToken } from "./session-middleware.js";
import { Sessions, viewerIn } from "./sessions.js";

/** Identifies the user of a request by its session. If there is an Authorization header, the cookie is ignored. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy) {
  constructor(private readonly sessions: Sessions) {
    super();
  }

  async validate(request: Request): Promise<Viewer | undefined> {
    if (request.headers.authorization === undefined) {
      return request.session?.kind === "browser" ? viewerIn(request.session) : undefined;
    }
    const token = bearerToken(request);
    const found = token === undefined ? undefined : await this.sessions.byToken(token);
    return found && viewerIn(found);
  }
}
