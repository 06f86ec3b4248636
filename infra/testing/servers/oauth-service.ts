import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, startServer } from "../../server-process.ts";
import { freePort } from "../free-port.ts";

type TestProvider = {
  env(name: "GOOGLE" | "FACEBOOK"): Record<string, string>;
  person: { sub: string; email?: string; email_verified?: boolean; name?: string };
  close(): Promise<void>;
};

export type OAuthService = {
  /** The address of a service whose sign-in providers run on this machine. */
  readonly url: string;
  stop(): Promise<void>;
};

/** A service for the browser tests. Its Google and Facebook are OpenID providers with login and consent pages. */
export async function startOAuthService(databaseUrl: string, dataDir: string): Promise<OAuthService> {
  const file = join(ROOT, "backend/src/testing/servers/test-provider.ts");
  const { testProvider } = (await import(pathToFileURL(file).href)) as {
    testProvider: (callback: string, host: string) => Promise<TestProvider>;
  };
  // The providers need the redirect URL before the service is up.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A different host name makes them a different site for the browser, like real providers.
  const [google, facebook] = await Promise.all(
    ["google", "facebook"].map((name) => testProvider(`${url}/api/v1/auth/${name}/callback`, "localhost")),
  );
  if (!google || !facebook) throw new Error("The providers did not start.");
  for (const provider of [google, facebook]) {
    provider.person = { sub: "", email: "mira@provider.example", email_verified: true, name: "Mira Lindqvist" };
  }
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: "fatal",
    CATALOGUE_READS: "0",
    NODE_ENV: "production",
    TRUST_PROXY: "loopback",
    ...google.env("GOOGLE"),
    ...facebook.env("FACEBOOK"),
  });
  return {
    url,
    stop: async () => {
      await server.stop();
      await Promise.all([google.close(), facebook.close()]);
    },
  };
}
