import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { ROOT, startServer } from "../../server-process.ts";
import { freePort } from "../free-port.ts";

const PROMPT_SCHEDULES = join(ROOT, "backend/src/testing/service/schedule-preload.mjs");

type Show = { readonly id: number };
type FakeProvider = {
  fault: unknown;
  episodesOf: (show: Show) => readonly unknown[];
  listen(): Promise<string>;
  close(): Promise<void>;
};
/** An episode that a show publishes during the tests. */
type Release = { readonly show: number; readonly title: string };

export type ProviderService = {
  /** The address of a service whose catalogue is the remote provider. */
  readonly url: string;
  /** POST the provider's faults here as JSON; `null` ends them. POST new episodes to `/episodes`: `{"show":7008,"title":"…"}`. */
  readonly control: string;
  stop(): Promise<void>;
};

/** A second service for the browser tests, with a provider on loopback that misbehaves on demand. */
export async function startProviderService(databaseUrl: string, dataDir: string): Promise<ProviderService> {
  const file = join(ROOT, "backend/src/testing/rapidapi/fake-provider.ts");
  const { FakeProvider } = (await import(pathToFileURL(file).href)) as { FakeProvider: new () => FakeProvider };
  const provider = new FakeProvider();
  const baseUrl = await provider.listen();
  const released: (Release & { readonly published: string })[] = [];
  const before = provider.episodesOf;
  provider.episodesOf = (show) => [...released.filter((one) => one.show === show.id).map(episodeOf), ...before(show)];
  const control = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || "null");
      if (request.url === "/episodes") released.unshift({ ...(body as Release), published: new Date().toISOString() });
      else provider.fault = body ?? undefined;
      response.end();
    });
  });
  await new Promise<void>((done) => control.listen(0, "127.0.0.1", done));
  // Chosen in advance, because the service's mails link to it.
  const port = await freePort();
  const server = await startServer(
    {
      DATABASE_URL: databaseUrl,
      // Both services deliver mail from one outbox, so they must share its files.
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: "fatal",
      CATALOGUE_READS: "0",
      NODE_ENV: "production",
      CATALOGUE: "rapidapi",
      RAPIDAPI_KEY: "key-for-tests",
      RAPIDAPI_HOST: "provider.example",
      RAPIDAPI_BASE_URL: baseUrl,
      // All services deliver the mail of one outbox, so this one delivers that of all browser tests at once.
      PROMPT_SCHEDULES: "mail,mails",
    },
    ["--import", PROMPT_SCHEDULES],
  );
  return {
    url: `http://127.0.0.1:${server.port}`,
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    stop: async () => {
      await server.stop();
      control.close();
      await provider.close();
    },
  };
}

/** An episode in the provider's format. */
function episodeOf({ show, title, published }: Release & { readonly published: string }) {
  return { id: `${show}-${title}`, title, summary: "", published, duration: 1_500, image: "", mp3: "" };
}
