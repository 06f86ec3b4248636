/** The user's lists, for the screens of other features: they know this file alone. */
export { type NamedList, useMyLists } from "../lists/use-my-lists";
