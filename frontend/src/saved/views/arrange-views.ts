import type { AppDispatch, AppState } from "../../client/store";
import type { StoreScope } from "../../client/store-scope";
import { inOrder } from "./view-order";
import { ORDER, viewOrders, viewsApi } from "./views-api";

/** Shows the account's views in an order at once, and stores it. Rejects if the server refuses; then the old order is back. */
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
    // Captured only now: an answer to an earlier request would not include the changes of another device.
    if (stored) dispatch(viewsApi.util.invalidateTags([{ type: "Saved", id: "views" }]));
  };
}
