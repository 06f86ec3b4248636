import { type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";

/** For a source without a history of its numbers. */
export class NoHistory extends ShowHistory {
  changes(): Promise<readonly ShowChange[]> {
    return Promise.resolve([]);
  }
}
