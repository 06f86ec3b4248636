import type { Activity, Comments } from "@earshot/backend/lists/sharing/comments/comments.schemas";
import type {
  CopiedList,
  MadeShare,
  Share,
  SharedItems,
  SharedList,
} from "@earshot/backend/lists/sharing/links/shares.schemas";
import type {
  ListState,
  OpenedInvitation,
  People,
  SharedLists,
} from "@earshot/backend/lists/sharing/people/people.schemas";
import type { ListSort } from "@earshot/domain/lists/list-order";
import type { GivenRole } from "@earshot/domain/lists/list-roles";
import { ALL_LISTS, type ListId, listPath, listsApi } from "../api/lists-api";

export type { Share, SharedItems, SharedList };

const around = (id: ListId) => ({ type: "Lists", id: `around ${id}` }) as const;
const sharedPath = (token: string) => `/shared/${encodeURIComponent(token)}`;

type ListAnd<More> = More & { readonly list: ListId };
type LinkRequest = {
  readonly as: "live" | "frozen";
  readonly expiresAt?: string;
  readonly password?: string;
  readonly showOwner: boolean;
};

/** The members, links, comments and activity of a list. */
const sharingApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    sharedLists: build.query<SharedLists, void>({ query: () => "/lists/shared", providesTags: [ALL_LISTS] }),
    listState: build.query<ListState, ListId>({ query: listPath, extraOptions: { background: true } }),
    shares: build.query<readonly Share[], ListId>({
      query: (id) => `${listPath(id)}/shares`,
      transformResponse: (answer: { shares: Share[] }) => answer.shares,
      providesTags: (_answer, _error, id) => [around(id)],
    }),
    makeShare: build.mutation<MadeShare, ListAnd<LinkRequest>>({
      query: ({ list, ...body }) => ({ url: `${listPath(list)}/shares`, method: "POST", body }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    endShare: build.mutation<void, ListAnd<{ readonly id: string }>>({
      query: ({ list, id }) => ({ url: `${listPath(list)}/shares/${id}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    people: build.query<People, ListId>({
      query: (id) => `${listPath(id)}/people`,
      providesTags: (_answer, _error, id) => [around(id)],
    }),
    invite: build.mutation<void, ListAnd<{ readonly email: string; readonly role: GivenRole }>>({
      query: ({ list, ...body }) => ({ url: `${listPath(list)}/invitations`, method: "POST", body }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    withdraw: build.mutation<void, ListAnd<{ readonly id: string }>>({
      query: ({ list, id }) => ({ url: `${listPath(list)}/invitations/${id}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    setRole: build.mutation<void, ListAnd<{ readonly id: string; readonly role: GivenRole }>>({
      query: ({ list, id, role }) => ({ url: `${listPath(list)}/members/${id}`, method: "PATCH", body: { role } }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    removeMember: build.mutation<void, ListAnd<{ readonly id: string }>>({
      query: ({ list, id }) => ({ url: `${listPath(list)}/members/${id}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { list }) => [around(list), ALL_LISTS],
    }),
    transferList: build.mutation<void, ListAnd<{ readonly memberId: string }>>({
      query: ({ list, memberId }) => ({ url: `${listPath(list)}/owner`, method: "PUT", body: { memberId } }),
      invalidatesTags: ["Lists"],
    }),
    leaveList: build.mutation<void, ListId>({
      query: (list) => ({ url: `${listPath(list)}/leave`, method: "POST" }),
      invalidatesTags: [ALL_LISTS],
    }),
    /** A mutation, because the store keeps a query's arguments. */
    openInvitation: build.mutation<OpenedInvitation, string>({
      query: (token) => ({ url: "/lists/invitations/open", method: "POST", body: { token } }),
    }),
    acceptInvitation: build.mutation<{ listId: ListId }, string>({
      query: (token) => ({ url: "/lists/invitations/accept", method: "POST", body: { token } }),
      invalidatesTags: [ALL_LISTS],
    }),
    activity: build.query<Activity["entries"], ListId>({
      query: (id) => `${listPath(id)}/activity`,
      transformResponse: (answer: Activity) => answer.entries,
      providesTags: (_answer, _error, id) => [around(id)],
    }),
    comments: build.query<Comments, ListAnd<{ readonly podcastId?: string }>>({
      query: ({ list, podcastId }) => ({ url: `${listPath(list)}/comments`, params: { podcastId } }),
      providesTags: (_answer, _error, { list }) => [around(list)],
    }),
    addComment: build.mutation<{ id: string }, ListAnd<{ readonly podcastId: string; readonly text: string }>>({
      query: ({ list, ...body }) => ({ url: `${listPath(list)}/comments`, method: "POST", body }),
      extraOptions: { resume: "Comment added" },
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    editComment: build.mutation<void, ListAnd<{ readonly id: string; readonly text: string }>>({
      query: ({ list, id, text }) => ({ url: `${listPath(list)}/comments/${id}`, method: "PATCH", body: { text } }),
      extraOptions: { resume: "Comment saved" },
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    deleteComment: build.mutation<void, ListAnd<{ readonly id: string }>>({
      query: ({ list, id }) => ({ url: `${listPath(list)}/comments/${id}`, method: "DELETE" }),
      invalidatesTags: (_answer, _error, { list }) => [around(list)],
    }),
    sharedList: build.query<SharedList, string>({ query: sharedPath }),
    sharedItems: build.query<SharedItems, { readonly token: string; readonly page: number; readonly sort: ListSort }>({
      query: ({ token, ...params }) => ({ url: `${sharedPath(token)}/items`, params }),
    }),
    countView: build.mutation<void, string>({
      query: (token) => ({ url: `${sharedPath(token)}/views`, method: "POST" }),
    }),
    unlockShared: build.mutation<void, { readonly token: string; readonly password: string }>({
      query: ({ token, password }) => ({ url: `${sharedPath(token)}/unlock`, method: "POST", body: { password } }),
    }),
    copyShared: build.mutation<CopiedList, { readonly token: string; readonly name?: string }>({
      query: ({ token, name }) => ({ url: `${sharedPath(token)}/copy`, method: "POST", body: { name } }),
      invalidatesTags: [ALL_LISTS],
    }),
  }),
});

export const aroundList = around;
export const { sharedItems } = sharingApi.endpoints;
export const {
  useSharedListsQuery,
  useListStateQuery,
  useSharesQuery,
  useMakeShareMutation,
  useEndShareMutation,
  usePeopleQuery,
  useInviteMutation,
  useWithdrawMutation,
  useSetRoleMutation,
  useRemoveMemberMutation,
  useTransferListMutation,
  useLeaveListMutation,
  useOpenInvitationMutation,
  useAcceptInvitationMutation,
  useActivityQuery,
  useCommentsQuery,
  useAddCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useSharedListQuery,
  useSharedItemsQuery,
  useCountViewMutation,
  useUnlockSharedMutation,
  useCopySharedMutation,
} = sharingApi;
