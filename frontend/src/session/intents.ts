import { type Intent, parsePostLoginAction, type PostLoginAction } from "@earshot/domain/accounts/intent";
import { deviceMemory } from "../platform/device-memory";
import { Observable } from "../platform/observable";

/** What is to be done once the visitor is signed in, kept over the way to another site and back. */
const KEY = "earshot.post-login";

/** Carries an action out. What it says to the user is its own affair. */
export type IntentHandler = (action: PostLoginAction) => void;

const handlers = new Observable<ReadonlyMap<Intent, IntentHandler>>(() => new Map());

/**
 * Offers to carry out what a guest wanted, while the page that can do it stands. Gives the way to withdraw the offer:
 * `useEffect(() => registerIntent("save", save), [save])`.
 */
export function registerIntent(intent: Intent, handler: IntentHandler): () => void {
  handlers.set(new Map(handlers.get()).set(intent, handler));
  return () => {
    if (intentHandler(intent) === handler) handlers.set(new Map([...handlers.get()].filter(([of]) => of !== intent)));
  };
}

export function intentHandler(intent: Intent): IntentHandler | undefined {
  return handlers.get().get(intent);
}

/** Calls back when an offer is made or withdrawn. Returns the way to stop. */
export const followIntents = handlers.follow;

/** Keeps an action for at most an hour (the domain refuses older ones). */
export function keepAction(action: Omit<PostLoginAction, "at">): void {
  deviceMemory.write(KEY, JSON.stringify({ ...action, at: Date.now() }));
}

/** The action that waits for a sign-in, if what is kept can be trusted. */
export function keptAction(): PostLoginAction | undefined {
  return parsePostLoginAction(deviceMemory.read(KEY), new Date());
}

export function forgetAction(): void {
  deviceMemory.write(KEY, null);
}

const LATER: Readonly<Record<Intent, string>> = {
  save: "Saving did not begin by itself",
  track: "Tracking did not begin by itself",
  insights: "The numbers stand on the podcast's page",
  create_list: "The field for a new list did not open by itself",
  add_to_list: "The list menu did not open by itself",
};

/** Said where nothing can do yet what a signed-in user wants. */
export function opensLater(intent: Intent, title?: string): string {
  return `${LATER[intent]}${title ? `: nothing was done with ${title} yet` : ""}.`;
}
