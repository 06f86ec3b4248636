import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";

type Show = { readonly id: string; readonly listener_range: string };

const EMAIL = "pictures@example.org";
const PASSWORD = "a slow green tram";
const PLANS = [
  { status: "Booked", note: "Two spots in January", tags: ["Q1"] },
  { status: "Booked", note: "Host-read, 60 seconds", tags: ["Q1"] },
  { status: "Negotiating", note: "Asked for a bundle", tags: ["Q2"] },
  { status: "Contacted", note: "Answers by Friday", tags: [] },
  { status: "Idea", note: "", tags: ["Q2"] },
] as const;
/** Invented prices: a spot costs this many cents per listener, at the lower end of the range. */
const CENTS_PER_LISTENER = 2;
/** Smaller shows have wide ranges, so their costs per listener are not meaningful. */
const LISTENERS_MIN = 5_000;

/** An invented buyer who is signed in to the service at `origin`, with the data that the pictures show. */
export class Buyer {
  private readonly http: APIRequestContext;
  private readonly origin: string;
  private readonly dataDir: string;

  constructor(http: APIRequestContext, origin: string, dataDir: string) {
    this.http = http;
    this.origin = origin;
    this.dataDir = dataDir;
  }

  /** Creates the account with the link from its email, and signs in. */
  async signUp(): Promise<void> {
    await this.post("auth/sign-up", { email: EMAIL, password: PASSWORD });
    await this.post("auth/verify", { token: await this.token() });
    await this.post("auth/sign-in", { email: EMAIL, password: PASSWORD });
  }

  /** Shows with a known range of listeners. */
  async shows(): Promise<readonly Show[]> {
    const params = { term: "history", mode: "topic", language: "en", minListeners: LISTENERS_MIN, limit: 24 };
    const { results } = (await read(await this.http.get(this.address("search"), { params }))) as { results: Show[] };
    const shows = results.filter((show) => smallest(show) >= LISTENERS_MIN).slice(0, PLANS.length);
    if (shows.length < PLANS.length) throw new Error("The demo catalogue has too few shows for the pictures.");
    return shows;
  }

  /** Creates a list of the shows, with a status and a price for each. Returns its id. */
  async shortlist(shows: readonly Show[]): Promise<string> {
    const { id } = (await this.post("lists", { name: "Autumn launch" })) as Show;
    await this.post(`lists/${id}/items/batch`, { podcastIds: shows.map((show) => show.id) });
    const { items } = (await read(await this.http.get(this.address(`lists/${id}/items`)))) as {
      items: { id: string; podcastId: string; version: number }[];
    };
    for (const [index, { id: itemId, podcastId, version }] of items.entries()) {
      const show = shows.find((one) => one.id === podcastId);
      const price = show ? { cents: smallest(show) * CENTS_PER_LISTENER, currency: "USD" } : null;
      const options = { headers: { origin: this.origin }, data: { ...PLANS[index], price, version } };
      await read(await this.http.patch(this.address(`lists/${id}/items/${itemId}`), options));
    }
    return id;
  }

  private async post(path: string, data: object): Promise<unknown> {
    return read(await this.http.post(this.address(path), { headers: { origin: this.origin }, data }));
  }

  private address(path: string): string {
    return `${this.origin}/api/v1/${path}`;
  }

  /** Without a mail server, the service writes emails to files. */
  private async token(): Promise<string> {
    const folder = join(this.dataDir, "mail");
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((next) => setTimeout(next, 100))) {
      for (const name of files(folder)) {
        const mail = readFileSync(join(folder, name), "utf8")
          .replace(/=\r?\n/g, "")
          .replace(/=3D/g, "=");
        const token = /mode=verify#token=([\w-]+)/.exec(mail)?.[1];
        if (token) return token;
      }
    }
    throw new Error("No email with a link arrived within 30 seconds.");
  }
}

/** The lower end of the range in listeners; NaN for "N/A". */
function smallest({ listener_range: range }: Show): number {
  return Number(range.split("-")[0]?.replaceAll(",", ""));
}

async function read(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.headers()["content-type"]?.includes("json") ? ((await answer.json()) as unknown) : undefined;
}

function files(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}
