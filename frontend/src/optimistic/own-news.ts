import { tabNews } from "../client/tab-news";

/** What a user saves or tracks was changed in another tab; this one asks the server for it. */
export const ownNews = tabNews("earshot.kept", ["Saved", "Tracked"]);
