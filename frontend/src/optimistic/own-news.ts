import { tabNews } from "../client/tab-news";

/** Another tab has changed saved or tracked shows, so this tab reloads them. */
export const ownNews = tabNews("earshot.kept", ["Saved", "Tracked"]);
