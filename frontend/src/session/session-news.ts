import { tabNews } from "../client/tab-news";

/** Someone has signed in or out in another tab. The message contains nothing else. */
export const sessionNews = tabNews("earshot.session", ["changed"]);
