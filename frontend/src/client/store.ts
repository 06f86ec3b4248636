import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { useDispatch, useSelector, useStore } from "react-redux";
import { api, askServer } from "./api";
import { type Ask, StoreScope } from "./store-scope";

/**
 * State that lives in other folders. A slice adds itself here by declaration merging, and to the store with
 * `slice.injectInto(rootReducer)`: so the store imports no feature.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface InjectedSlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<InjectedSlices>();

/** A new store: one per page, one per test. `ask` sends a request to the server. */
export function makeStore(ask: Ask = askServer) {
  const thunk = { extraArgument: new StoreScope(ask) };
  const store = configureStore({ reducer: rootReducer, middleware: (base) => base({ thunk }).concat(api.middleware) });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();
export const useAppSelector = useSelector.withTypes<AppState>();
