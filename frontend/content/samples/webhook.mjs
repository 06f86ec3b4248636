// Receives webhooks on port 8000 and refuses messages that Earshot did not sign.
// Set WEBHOOK_SECRET to the secret that Earshot showed you. Your https server passes requests on to it.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { WEBHOOK_SECRET, PORT = "8000" } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace("whsec_", ""), "base64");

function isSigned(headers, body) {
  const id = headers["webhook-id"];
  const time = headers["webhook-timestamp"];
  const mac = createHmac("sha256", key).update(`${id}.${time}.`).update(body).digest("base64");
  const right = Buffer.from(`v1,${mac}`);
  const signatures = (headers["webhook-signature"] ?? "").split(" ").map((text) => Buffer.from(text));
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return isRecent && signatures.some((one) => one.length === right.length && timingSafeEqual(one, right));
}

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const accepted = isSigned(request.headers, body);
  if (accepted) console.log(JSON.parse(body).type);
  response.writeHead(accepted ? 204 : 401).end();
}).listen(Number(PORT));
