import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import request from "supertest";

export type TestProvider = {
  readonly origin: string;
  /** Settings that make the service use this provider under a given name. */
  env(name: "GOOGLE" | "FACEBOOK"): Record<string, string>;
  /** The profile of people who sign in from now on. */
  person: { sub: string; email?: string; email_verified?: boolean; name?: string };
  /** Signs a person in and gives consent. Returns the callback URL. */
  signIn(authorizationUrl: string): Promise<URL>;
  /** Query strings of all profile requests: they must not contain a token. */
  readonly profileQueries: string[];
  close(): Promise<void>;
};

/**
 * A real OpenID provider on loopback. It requires PKCE, accepts exactly one callback URL, and issues single-use codes. `host` is
 * its name on this machine.
 */
export async function testProvider(callback: string, host = "127.0.0.1"): Promise<TestProvider> {
  quieten();
  const server: Server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const known: Pick<TestProvider, "person"> = { person: { sub: "p-1" } };
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: "earshot",
        client_secret: "provider-secret-canary",
        redirect_uris: [callback],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["test"] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...known.person, sub: id }) }),
  });
  provider.on("server_error", () => undefined);
  const profileQueries: string[] = [];
  const answer = provider.callback();
  server.on("request", (message, response) => {
    const url = new URL(message.url ?? "/", origin);
    if (url.pathname === "/me") profileQueries.push(url.search);
    if (url.pathname !== "/graph/me") return void answer(message, response);
    // A profile in the format of Facebook's Graph API.
    profileQueries.push(url.search);
    const token = /^Bearer (.+)$/.exec(message.headers.authorization ?? "")?.[1];
    void provider.AccessToken.find(token ?? "").then((found) => {
      const { sub: _, ...person } = known.person;
      response.statusCode = found ? 200 : 401;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(found ? { id: found.accountId, ...person } : { error: { message: "no" } }));
    });
  });
  return {
    origin,
    profileQueries,
    get person() {
      return known.person;
    },
    set person(person) {
      known.person = person;
    },
    env: (name) => ({
      [`${name}_CLIENT_ID`]: "earshot",
      [`${name}_CLIENT_SECRET`]: "provider-secret-canary",
      [`${name}_AUTHORIZATION_URL`]: `${origin}/auth`,
      [`${name}_TOKEN_URL`]: `${origin}/token`,
      [`${name}_PROFILE_URL`]: name === "GOOGLE" ? `${origin}/me` : `${origin}/graph/me`,
    }),
    signIn: (url) => walk(origin, url, known.person.sub, callback),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Goes through the provider's pages like a person would, until it redirects to the service. */
async function walk(origin: string, url: string, login: string, callback: string): Promise<URL> {
  const agent = request.agent(origin);
  let next = new URL(url);
  for (let step = 0; step < 12; step += 1) {
    const page = await agent.get(next.pathname + next.search);
    let location = page.headers.location;
    if (location === undefined) {
      if (page.status !== 200) throw new Error(`The provider refused with ${page.status}: ${page.text.slice(0, 200)}`);
      const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1] ?? "login";
      const answer = await agent.post(next.pathname).type("form").send({ prompt, login, password: "any" });
      location = answer.headers.location;
    }
    if (location === undefined) throw new Error("The provider's page led nowhere.");
    next = new URL(location, origin);
    if (next.href.startsWith(callback)) return next;
  }
  throw new Error("The provider went round in circles.");
}

/** Suppresses the provider's long warning that its defaults are for development. */
function quieten(): void {
  Object.assign(globalThis.console, { info: () => undefined, warn: () => undefined });
}
