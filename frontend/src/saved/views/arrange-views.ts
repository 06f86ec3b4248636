import type { AppDispatch, AppState } from "../../client/store";
import type { StoreScope } from "../../client/store-scope";
import { inOrder } from "./view-order";
import { ORDER, viewOrders, viewsApi } from "./views-api";

/** Applies a new order of the account's views at once, and stores it. If the server refuses, restores the old order and rejects. */
export function arrangeViews(ids: readonly string[]) {
  return async (dispatch: AppDispatch, getState: () => AppState, scope: StoreScope): Promise<void> => {
    const { savedViews, arrangeViews: call } = viewsApi.endpoints;
    const stored = await scope.part(viewOrders).change({
      key: ORDER,
      wanted: ids,
      current: () => (savedViews.select()(getState()).data ?? []).map(({ id }) => id),
      preview: (wanted) => wanted,
      show: (order) =>
        void dispatch(viewsApi.util.updateQueryData("savedViews", undefined, (list) => inOrder(list, order))),
      send: async (order) => {
        await dispatch(call.initiate(order)).unwrap();
        return order;
      },
    });
    // Invalidated only now: the response to an earlier request would not contain another device's changes.
    if (stored) dispatch(viewsApi.util.invalidateTags([{ type: "Saved", id: "views" }]));
  };
}
