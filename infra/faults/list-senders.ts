import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../testing/until.ts";
import { type Senders, startSenders } from "./senders.ts";

const ACCOUNT = { email: "writer@example.org", password: "correct horse staple 9" };

/** Signs up a user, confirms the emailed link and signs in; returns the headers for the user's requests. */
export async function signedIn(url: string, dataDir: string): Promise<Record<string, string>> {
  const origin = url.replace("127.0.0.1", "localhost");
  const headers = { "Content-Type": "application/json", Origin: origin };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/v1/auth/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  await post("sign-up", ACCOUNT);
  await post("verify", { token: await mailedToken(join(dataDir, "mail")) });
  const { headers: given } = await post("sign-in", ACCOUNT);
  return {
    ...headers,
    Cookie: given
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; "),
  };
}

async function mailedToken(folder: string): Promise<string> {
  return until(() => {
    const [name] = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".eml")) : [];
    const mail = name ? readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "=") : "";
    return /#token=([\w-]{43})/.exec(mail)?.[1];
  }, 20);
}

/** Adds podcasts to a signed-in user's lists: each sender uses its own list, and adds each podcast once. */
export async function sendListItems(url: string, headers: Record<string, string>, count: number): Promise<Senders> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1/lists${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  const lists: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    let tries = 0;
    // A busy service can ask for another attempt. Each attempt uses its own name, because a refused one may have been stored.
    const id = await until(async () => {
      const answer = await post("", { name: `List ${number}.${(tries += 1)}` });
      const text = await answer.text();
      if (answer.status === 201) return (JSON.parse(text) as { id: string }).id;
      if (answer.status !== 503) throw new Error(`A list was refused: ${answer.status} ${text}`);
      return undefined;
    });
    lists.push(id);
  }
  return startSenders(count, {
    send: (key, number) =>
      post(`/${lists[number % count]}/items`, {
        podcastId: key,
        payload: { title: key, author: null, image_url: null },
      }),
    idIn: (status, text) => {
      if (status === 201) return (JSON.parse(text) as { id: string }).id;
      // An earlier attempt was stored, but its response was lost with the database.
      return status === 409 && text.includes("list.duplicate-item") ? "already there" : undefined;
    },
  });
}
