import type { ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useMemo } from "react";
import { useListsQuery } from "./lists-api";
import { listAddress } from "./lists-address";

export type NamedList = Pick<ListSummary, "id" | "name" | "itemCount"> & { readonly to: string };

const NONE: readonly NamedList[] = [];

/** The user's lists with their addresses; empty for guests, and until they have loaded. */
export function useMyLists(signedIn: boolean): readonly NamedList[] {
  const { lists } = useListsQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: 60,
    selectFromResult: ({ data }) => ({ lists: data }),
  });
  return useMemo(() => lists?.map((list) => ({ ...list, to: listAddress(list.id) })) ?? NONE, [lists]);
}
