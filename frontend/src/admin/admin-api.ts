import type {
  InboxPart,
  SentActions,
  SentBackups,
  SentFeeds,
  SentFigures,
  SentImports,
  SentInbox,
  SentJobs,
  SentOperatorSession,
  SentPeople,
} from "@earshot/backend/admin/admin.schemas";
import { api } from "../client/api";

/** Actions of an operator on an account. */
export type PersonAction = "lock" | "unlock" | "resend";

const tagged = api.enhanceEndpoints({
  addTagTypes: ["OperatorSession", "OperatorJobs", "OperatorPeople", "OperatorBackups", "OperatorLog"],
});

export const adminApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    operatorSession: build.query<SentOperatorSession, void>({
      query: () => "/admin/session",
      extraOptions: { background: true },
      providesTags: ["OperatorSession", "Viewer"],
    }),
    mailCode: build.mutation<unknown, void>({ query: () => ({ url: "/admin/session/code", method: "POST" }) }),
    enterCode: build.mutation<SentOperatorSession, string>({
      query: (code) => ({ url: "/admin/session", method: "POST", body: { code } }),
      invalidatesTags: (_done, error) => (error ? [] : ["OperatorSession", "OperatorLog"]),
    }),
    closePage: build.mutation<unknown, void>({
      query: () => ({ url: "/admin/session", method: "DELETE" }),
      invalidatesTags: ["OperatorSession"],
    }),
    figures: build.query<SentFigures, void>({ query: () => "/admin/figures", keepUnusedDataFor: 0 }),
    jobs: build.query<SentJobs, void>({
      query: () => "/admin/jobs",
      keepUnusedDataFor: 0,
      providesTags: ["OperatorJobs"],
    }),
    retryJob: build.mutation<unknown, string>({
      query: (id) => ({ url: `/admin/jobs/${encodeURIComponent(id)}/retry`, method: "POST" }),
      invalidatesTags: ["OperatorJobs", "OperatorLog"],
    }),
    retryJobs: build.mutation<{ retried: number }, void>({
      query: () => ({ url: "/admin/jobs/retry", method: "POST" }),
      invalidatesTags: ["OperatorJobs", "OperatorLog"],
    }),
    imports: build.query<SentImports, void>({ query: () => "/admin/imports", keepUnusedDataFor: 0 }),
    feeds: build.query<SentFeeds, void>({ query: () => "/admin/feeds", keepUnusedDataFor: 0 }),
    inbox: build.query<SentInbox, { kind: InboxPart; before?: string | undefined }>({
      query: (params) => ({ url: "/admin/inbox", params }),
      keepUnusedDataFor: 0,
    }),
    people: build.query<SentPeople, { q: string; before?: string | undefined }>({
      query: (params) => ({ url: "/admin/people", params }),
      keepUnusedDataFor: 0,
      providesTags: ["OperatorPeople"],
    }),
    changePerson: build.mutation<unknown, { id: string; action: PersonAction }>({
      query: ({ id, action }) => ({ url: `/admin/people/${encodeURIComponent(id)}/${action}`, method: "POST" }),
      invalidatesTags: (_done, error) => (error ? [] : ["OperatorPeople", "OperatorLog"]),
    }),
    backups: build.query<SentBackups, void>({
      query: () => "/admin/backups",
      keepUnusedDataFor: 0,
      providesTags: ["OperatorBackups"],
    }),
    writeBackup: build.mutation<unknown, void>({
      query: () => ({ url: "/admin/backups", method: "POST", timeout: 120_000 }),
      invalidatesTags: ["OperatorBackups", "OperatorLog"],
    }),
    actions: build.query<SentActions, { before?: string | undefined }>({
      query: (params) => ({ url: "/admin/actions", params }),
      keepUnusedDataFor: 0,
      providesTags: ["OperatorLog"],
    }),
  }),
});
