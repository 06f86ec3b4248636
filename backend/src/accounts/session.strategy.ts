import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import type { Viewer } from "../shared/viewer.js";
import { RequestStrategy } from "./request.strategy.js";
import { bearerToken } from "./session-middleware.js";
import { Sessions, viewerIn } from "./sessions.js";

/**
 * Who sends a request, by the session it shows. Credentials in the Authorization header count alone: a cookie beside them is not
 * read.
 */
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
