import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { ALL_LISTS, itemsOf, type ListId, listsApi } from "../api/lists-api";
import { aroundList, useListStateQuery } from "./sharing-api";

/** How often to check for other members' changes while the page is visible, in milliseconds. */
const EVERY_MS = 4_000;

/** Loads other members' changes to a shared list. Returns the list's state on the server. */
export function useListNews(list: ListId, isShared: boolean) {
  const dispatch = useDispatch();
  const state = useListStateQuery(list, {
    skip: !isShared,
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const version = state.data?.version;
  const shown = useRef(version);
  useEffect(() => {
    const before = shown.current;
    shown.current = version;
    if (version === undefined || before === undefined || version === before) return;
    dispatch(listsApi.util.invalidateTags([itemsOf(list), ALL_LISTS, aroundList(list)]));
  }, [dispatch, list, version]);
  return state;
}
