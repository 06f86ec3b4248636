import type { PlanAnswer } from "@earshot/backend/lists/planning/plans.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { Currency } from "@earshot/domain/lists/columns/money";
import { itemsOf, type ListId, listsApi } from "../api/lists-api";
import { sumOf } from "../api/shortlist-api";
import type { Wants } from "./plan-wants";
import type { TabBrief } from "./tab-brief";

/** `budget` is in the main unit of `currency`. */
type PlanQuery = {
  readonly listId: ListId;
  readonly budget: number;
  readonly currency: Currency;
  readonly locked: readonly PodcastId[];
  readonly removed: readonly PodcastId[];
  readonly want?: Wants;
} & Partial<TabBrief>;

export type ListPlan = PlanAnswer & { readonly budget: number; readonly currency: Currency };

const planApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Which shows of a list to book for a budget. */
    listPlan: build.query<ListPlan, PlanQuery>({
      query: (body) => ({ url: "/plans", method: "POST", body }),
      transformResponse: (answer: PlanAnswer, _meta, { budget, currency }) => ({ ...answer, budget, currency }),
      // A changed price or status can change the plan.
      providesTags: (_answer, _error, { listId }) => [itemsOf(listId), sumOf(listId)],
    }),
  }),
});

export const { useListPlanQuery } = planApi;
