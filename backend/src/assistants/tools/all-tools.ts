import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { Lists } from "@earshot/domain/lists/lists";
import { ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import { Injectable } from "@nestjs/common";
import { catalogueTools } from "./catalogue-tools.js";
import { addToList, myLists } from "./list-tools.js";
import { comparePodcasts, explainEstimate, marketPosition } from "./market-tools.js";
import { fitBrief, planShortlist } from "./planning-tools.js";
import type { Tool } from "./tool.js";

/** The tools that assistants can call, in the order in which they are listed. */
@Injectable()
export class AllTools {
  private readonly reading: readonly Tool[];
  private readonly writing: readonly Tool[];

  constructor(
    catalogue: PodcastCatalogue,
    stores: ListStore,
    items: ListItemStore,
    lists: Lists,
    planning: ListPlanning,
  ) {
    this.reading = [
      ...catalogueTools(catalogue),
      marketPosition(catalogue),
      explainEstimate(catalogue),
      fitBrief(catalogue),
      planShortlist(planning),
      comparePodcasts(catalogue),
      myLists(stores, items),
    ];
    this.writing = [addToList(lists)];
  }

  /**
   * Tools that read are always listed: a call without the required scope gets an error that names it. Tools that write are listed
   * only if the key has their scope.
   */
  listedFor(scopes: readonly string[]): readonly Tool[] {
    return [...this.reading, ...this.writing.filter(({ scope }) => scopes.includes(scope))];
  }
}
