import { attachment, exportFileName } from "@earshot/domain/lists/export-file-name";
import type { List } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Controller, Get, Param, Query, Res } from "@nestjs/common";
import type { Response } from "express";
import type { z } from "zod";
import { Access, SignedIn } from "../http/access/access.js";
import { download } from "../http/body/download.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { EXPORT_TYPES, type ExportFormat, ListExports } from "./exporting/list-exports.js";
import { granted, refused } from "./granted.js";
import { FigureExports } from "./exporting/figure-exports.js";
import { down, exportPath, exportQuery, noList } from "./lists.schemas.js";

/** A whole list as a file. */
@Controller("api/v1/lists/:id")
@Access("user")
export class ListExportController {
  constructor(
    private readonly lists: ListStore,
    private readonly exports: ListExports,
    private readonly withFigures: FigureExports,
    private readonly shortlists: Shortlists,
  ) {}

  @Get("export.:format")
  @Endpoint({
    summary: "Download a whole list as CSV, OPML, JSON or XLSX, with figures if you ask for them",
    answers: { 200: { description: "The list as an attachment, named after the list" }, ...noList, ...down },
  })
  async export(
    @SignedIn() { userId }: Viewer,
    @Param(zod(exportPath)) { id, format }: z.output<typeof exportPath>,
    @Query(zod(exportQuery)) { sort, figures }: z.output<typeof exportQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.lists.find(userId, id);
    if (!list) throw refused("no-such-list");
    response.setHeader("Content-Type", EXPORT_TYPES[format]);
    response.setHeader("Content-Disposition", attachment(exportFileName(list.name, format)));
    try {
      await download(await this.pieces(userId, list, format, { sort, figures }), response);
    } catch (error) {
      // An error answer must not be an attachment.
      if (!response.headersSent) response.removeHeader("Content-Disposition");
      throw error;
    }
  }

  private async pieces(
    userId: string,
    list: List,
    format: ExportFormat,
    { sort, figures }: z.output<typeof exportQuery>,
  ): Promise<AsyncGenerator<string | Uint8Array>> {
    if (!figures) return this.exports.pieces(userId, list, format, sort);
    if (format !== "csv" && format !== "xlsx") {
      throw new DomainError("request.malformed", "Only CSV and XLSX can have figures.");
    }
    const shortlist = granted(await this.shortlists.find(userId, list.id));
    return this.withFigures.pieces(userId, { ...list, ...shortlist }, format, sort);
  }
}
