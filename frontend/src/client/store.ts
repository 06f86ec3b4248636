import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { useDispatch, useSelector } from "react-redux";
import { toastSlice } from "../ui/toast-slice";
import { api } from "./api";

/**
 * State that lives in other folders. A slice adds itself here by declaration merging, and to the store with
 * `slice.injectInto(rootReducer)`: so the store knows no feature.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface InjectedSlices {}

export const rootReducer = combineSlices(api, toastSlice).withLazyLoadedSlices<InjectedSlices>();

/** A fresh store: one per page, one per test. */
export function makeStore() {
  const store = configureStore({ reducer: rootReducer, middleware: (base) => base().concat(api.middleware) });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
