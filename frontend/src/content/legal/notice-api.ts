import type { SiteNotice } from "@earshot/backend/site/notice.schemas";
import { api } from "../../client/api";

const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who runs this site and what it stores; the same for everyone. */
    siteNotice: build.query<SiteNotice, void>({ query: () => "/site-notice", keepUnusedDataFor: 3_600 }),
  }),
});

export const { useSiteNoticeQuery } = noticeApi;
