import { type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";

/** For a catalogue source without a history of figures. */
export class NoHistory extends ShowHistory {
  changes(): Promise<readonly ShowChange[]> {
    return Promise.resolve([]);
  }
}
