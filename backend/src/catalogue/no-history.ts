import { type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";

/** For a source that does not say how its numbers changed. */
export class NoHistory extends ShowHistory {
  changes(): Promise<readonly ShowChange[]> {
    return Promise.resolve([]);
  }
}
