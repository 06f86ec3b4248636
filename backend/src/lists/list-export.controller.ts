import { attachment, exportFileName } from "@earshot/domain/lists/export-file-name";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Controller, Get, Param, Query, Res } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../shared/access.js";
import { download } from "../shared/download.js";
import { Endpoint } from "../shared/endpoint.js";
import type { Viewer } from "../shared/viewer.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { EXPORT_TYPES, ListExports } from "./list-exports.js";
import { refused } from "./list-refusals.js";
import { down, exportPath, exportQuery, noList } from "./lists.schemas.js";

/** A whole list as a file. */
@Controller("api/v1/lists/:id")
@Access("user")
export class ListExportController {
  constructor(
    private readonly lists: ListStore,
    private readonly exports: ListExports,
  ) {}

  @Get("export.:format")
  @Endpoint({
    summary: "A whole list as a file: CSV, OPML, JSON or XLSX",
    answers: { 200: { description: "An attachment named after the list" }, ...noList, ...down },
  })
  async export(
    @SignedIn() { userId }: Viewer,
    @Param(zod(exportPath)) { id, format }: z.output<typeof exportPath>,
    @Query(zod(exportQuery)) { sort }: z.output<typeof exportQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.lists.find(userId, id);
    if (!list) throw refused("no-such-list");
    response.setHeader("Content-Type", EXPORT_TYPES[format]);
    response.setHeader("Content-Disposition", attachment(exportFileName(list.name, format)));
    try {
      await download(this.exports.pieces(userId, list, format, sort), response);
    } catch (error) {
      // A problem is no attachment.
      if (!response.headersSent) response.removeHeader("Content-Disposition");
      throw error;
    }
  }
}
