import { type Intent, parsePostLoginAction, type PostLoginAction } from "@earshot/domain/accounts/intent";
import { deviceMemory } from "../platform/device-memory";
import { Observable } from "../platform/observable";

/** The action to complete after signing in; survives a visit to another site. */
const KEY = "earshot.post-login";

/** Performs an action, and shows its messages. */
export type IntentHandler = (action: PostLoginAction) => void;

const handlers = new Observable<ReadonlyMap<Intent, IntentHandler>>(() => new Map());

/**
 * Registers a handler for pending actions while its page is open. Returns a function that unregisters it: `useEffect(() =>
 * registerIntent("save", save), [save])`.
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

/** Calls a function when a handler is registered or removed. Returns a function that unsubscribes. */
export const followIntents = handlers.follow;

/** Stores an action for at most an hour (the domain refuses older ones). */
export function keepAction(action: Omit<PostLoginAction, "at">): void {
  deviceMemory.write(KEY, JSON.stringify({ ...action, at: Date.now() }));
}

/** The stored pending action; undefined if it is missing or invalid. */
export function pendingAction(): PostLoginAction | undefined {
  return parsePostLoginAction(deviceMemory.read(KEY), new Date());
}

export function forgetAction(): void {
  deviceMemory.write(KEY, null);
}

const LATER: Readonly<Record<Intent, (show: string) => string>> = {
  save: (show) => `We haven’t saved ${show} yet.`,
  track: (show) => `You’re not tracking ${show} yet.`,
  insights: () => "You’ll find the numbers on the podcast’s page.",
  create_list: () => "No list has been created yet.",
  add_to_list: (show) => `We haven’t added ${show} to a list yet.`,
};

/** The message if no handler exists yet. */
export function opensLater(intent: Intent, title?: string): string {
  return LATER[intent](title || "the podcast");
}
