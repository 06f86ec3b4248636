import pg from "pg";

const PASSWORD = "a bench needs a long one 7";

/** A token for a new account on the service at `origin`. */
export async function benchToken(origin: string, databaseUrl: string): Promise<string> {
  const email = `bench-${Date.now()}@example.org`;
  const call = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${origin}/api/v1/auth/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<{ readonly token: string }>;
  };
  await call("sign-up", { email, password: PASSWORD });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]);
  await client.end();
  return (await call("sign-in", { email, password: PASSWORD, client: "desktop" })).token;
}
