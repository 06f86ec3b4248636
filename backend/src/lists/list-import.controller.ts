import { ListImport, type MatchedEntry } from "@earshot/domain/lists/list-import";
import { Body, Controller, HttpCode, Post } from "@nestjs/common";
import type { z } from "zod";
import { Access } from "../shared/access.js";
import { zodQuery as zod } from "../shared/zod-query.js";
import { matchBody } from "./lists.schemas.js";
import { readImport } from "./read-import.js";

/** What somebody brings along, as shows of the catalogue; adding them is another call. */
@Controller("api/v1/lists/match")
@Access("user")
export class ListImportController {
  constructor(private readonly imports: ListImport) {}

  @Post()
  @HttpCode(200)
  async match(
    @Body(zod(matchBody)) { text }: z.output<typeof matchBody>,
  ): Promise<{ entries: readonly MatchedEntry[]; skipped: number }> {
    return this.imports.match(await readImport(text));
  }
}
