import { tabNews } from "../client/tab-news";

/** Someone signed in or out in another tab. The message says nothing else. */
export const sessionNews = tabNews("earshot.session", ["changed"]);
