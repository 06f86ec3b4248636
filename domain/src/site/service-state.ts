import { counted } from "../shared/text/format-count.js";
/** The service's state: "ok", a reason why it is not ready, or "unreachable" if it did not respond. */
export type ServiceAnswer = "ok" | "unreachable" | { readonly detail: string };
/** The number of shows in the catalogue and its last change (ISO 8601); undefined if it did not respond. */
export type CatalogueAnswer = { readonly podcasts: number; readonly updatedAt: string | null } | undefined;

export type PartState = "works" | "down" | "unknown";
export type ServicePart = { readonly name: string; readonly state: PartState; readonly text: string };

/** The parts of the service that users notice, in plain words. `ago` formats how long ago a moment was. */
export function serviceParts(
  service: ServiceAnswer,
  catalogue: CatalogueAnswer,
  ago: (moment: Date) => string,
): readonly ServicePart[] {
  return [
    { name: "Website", state: "works", text: "This page has loaded." },
    accounts(service),
    search(service, catalogue, ago),
  ];
}

/** The worst state among the parts, for the headline. */
export function overallState(parts: readonly ServicePart[]): PartState {
  const states = parts.map(({ state }) => state);
  return states.includes("down") ? "down" : states.includes("unknown") ? "unknown" : "works";
}

function accounts(service: ServiceAnswer): ServicePart {
  const name = "Accounts and lists";
  if (service === "unreachable") return { name, state: "unknown", text: "The server could not be reached." };
  if (service === "ok") return { name, state: "works", text: "Signing in, lists and tracking work." };
  return { name, state: "down", text: service.detail };
}

function search(service: ServiceAnswer, catalogue: CatalogueAnswer, ago: (moment: Date) => string): ServicePart {
  const name = "Search";
  if (catalogue && catalogue.podcasts > 0) {
    const updated =
      catalogue.updatedAt === null ? "" : ` The catalogue last changed ${ago(new Date(catalogue.updatedAt))}.`;
    return { name, state: "works", text: `${shows(catalogue.podcasts)}.${updated}` };
  }
  if (catalogue) return { name, state: "down", text: "The catalogue is empty." };
  return service === "unreachable"
    ? { name, state: "unknown", text: "The server could not be reached." }
    : { name, state: "down", text: "The catalogue isn’t responding." };
}

function shows(count: number): string {
  return counted(count, "show");
}
