#!/usr/bin/env node
// Connects an assistant that starts local programs to Earshot's tools: sends each message from standard input to POST /mcp, and
// writes the answers to standard output. Needs Node 20 or newer, and no packages. Settings: EARSHOT_API_KEY, and EARSHOT_URL for a
// URL other than the default.
import { createInterface } from "node:readline";

const { EARSHOT_API_KEY: key, EARSHOT_URL: address = "http://localhost:3000" } = process.env;
if (!key) {
  console.error("Set EARSHOT_API_KEY to an API key from your account page.");
  process.exit(2);
}
const endpoint = new URL("/mcp", address);

/** The protocol revision that the server chose in the handshake with an older client. Newer clients name it in each message. */
let agreed;

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** The headers that repeat a message's revision, method and name. */
function headersOf({ method, params }) {
  const named = params?._meta?.["io.modelcontextprotocol/protocolVersion"];
  const revision = named ?? agreed;
  return {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    ...(revision && { "MCP-Protocol-Version": revision }),
    ...(named && method && { "Mcp-Method": method }),
    ...(named && typeof params.name === "string" && { "Mcp-Name": params.name }),
  };
}

/** The messages in an answer, which is JSON or a stream of events with JSON. */
function messagesIn(text, type) {
  if (!type.includes("text/event-stream")) return text === "" ? [] : [JSON.parse(text)];
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith("data:") && line.slice(5).trim() !== "");
  return lines.map((line) => JSON.parse(line.slice(5)));
}

async function pass(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return say({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "This is not JSON." } });
  }
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    return say({ jsonrpc: "2.0", id: null, error: { code: -32600, message: "Send one message per line." } });
  }
  const fail = (text) => message.id !== undefined && say({ jsonrpc: "2.0", id: message.id, error: { code: -32000, message: text } }); // prettier-ignore
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: headersOf(message),
      body: line,
      redirect: "error",
    });
    const [type, text] = [answer.headers.get("content-type") ?? "", await answer.text()];
    if (type.includes("application/problem+json")) {
      const { detail, code } = JSON.parse(text);
      return fail(`${detail} (${code})`);
    }
    for (const one of messagesIn(text, type)) {
      if (message.method === "initialize") agreed = one.result?.protocolVersion ?? agreed;
      say(one);
    }
  } catch (error) {
    fail(`Earshot did not respond at ${endpoint.origin}: ${error.cause?.message ?? error.message}`);
  }
}

// Messages may overlap, but the first message of an older client determines the revision of the others.
let first = Promise.resolve();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  await first;
  const passed = pass(line);
  if (agreed === undefined) first = passed;
}
