import { tabNews } from "../client/tab-news";

/** Someone signed in or out in another tab. Nothing but that fact is told. */
export const sessionNews = tabNews("earshot.session", ["changed"]);
