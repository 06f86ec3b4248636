import { createMcpHandler } from "@modelcontextprotocol/server";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { Controller, Logger, type OnModuleDestroy, Post, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access } from "../http/access/access.js";
import { keyCallerOf } from "../http/access/key-caller.js";
import { httpProblem } from "../http/problem.js";
import { authInfoOf, callerOf, McpServers } from "./mcp-server.js";

/**
 * Tools for assistants that use the Model Context Protocol, in its revision without sessions and in earlier ones. The packages
 * check neither host nor origin nor key: layers and guards that run before this route do.
 */
@Controller("mcp")
@Access("key")
@UseGuards(CatalogueReadsGuard)
export class McpController implements OnModuleDestroy {
  private readonly logger = new Logger(McpController.name);
  private readonly handler;
  private readonly serve;

  constructor(servers: McpServers) {
    const onerror = ({ message }: Error) => this.logger.debug(message);
    this.handler = createMcpHandler(({ authInfo }) => servers.for(callerOf(authInfo!)), {
      // Nothing here changes without a request, so nobody needs to keep a connection open.
      maxSubscriptions: 0,
      onerror,
    });
    this.serve = toNodeHandler(this.handler, { onerror });
  }

  @Post()
  async call(@Req() request: Request, @Res() response: Response): Promise<void> {
    const caller = keyCallerOf(request);
    if (caller === undefined) throw new Error('This route needs @Access("key").');
    // A batch would be many calls that count as one. The protocol has had no batches since its revision of June 2025.
    if (Array.isArray(request.body)) {
      throw httpProblem(400, "mcp.batch", "Send one message per request.");
    }
    await this.serve(Object.assign(request, { auth: authInfoOf(caller) }), response, request.body);
  }

  async onModuleDestroy(): Promise<void> {
    await this.handler.close();
  }
}
