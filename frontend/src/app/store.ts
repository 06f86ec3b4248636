import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { useDispatch, useSelector } from "react-redux";
import { listUndoSlice } from "../lists/undo-slice";
import { playerSlice } from "../player/player-slice";
import { toastSlice } from "../ui/toast-slice";
import { api } from "./api";
import { overlaySlice } from "./overlay-slice";
import { sessionSlice } from "./session-slice";

/** A fresh store: one per page, one per test. */
export function makeStore() {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      listUndo: listUndoSlice.reducer,
      overlay: overlaySlice.reducer,
      player: playerSlice.reducer,
      session: sessionSlice.reducer,
      toasts: toastSlice.reducer,
    },
    middleware: (base) => base().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
