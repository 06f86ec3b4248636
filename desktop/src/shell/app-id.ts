/** The app's id, for the packages and for Windows, which shows notifications only from an app whose id is that of its shortcut. */
export const APP_ID = "app.earshot.desktop";
