import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import type { SampleRequest } from "./endpoints";

const API = `${OWN_ORIGIN}/api/v1`;
const AUTHORIZATION = `Bearer ${TEST_KEY}`;
/** Finds the show used by samples that need one. */
const FIRST = "/search?term=history&limit=1";

type RequestSample = { readonly language: string; readonly code: string };

/** An endpoint's request in three languages, with the public test key; each runs as printed. */
export function requestSamples(request: SampleRequest): readonly RequestSample[] {
  return [
    { language: "curl", code: curl(request) },
    { language: "JavaScript", code: javaScript(request) },
    { language: "Python", code: python(request) },
  ];
}

function curl({ path, query, body }: SampleRequest): string {
  const key = `-H "Authorization: ${AUTHORIZATION}"`;
  if (body !== undefined) {
    return `curl "${API}${path}" \\\n  ${key} \\\n  -H "Content-Type: application/json" \\\n  -d '${body}'`;
  }
  if (!path.includes("{id}")) return `curl ${key} \\\n  "${API}${path}${query}"`;
  return [
    `key="Authorization: ${AUTHORIZATION}"`,
    `id=$(curl -s -H "$key" "${API}${FIRST}" |`,
    `  grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)`,
    `curl -H "$key" "${API}${path.replace("{id}", "$id")}${query}"`,
  ].join("\n");
}

function javaScript({ path, query, body }: SampleRequest): string {
  if (body !== undefined) {
    return [
      `const response = await fetch("${API}${path}", {`,
      '  method: "POST",',
      "  headers: {",
      `    Authorization: "${AUTHORIZATION}",`,
      '    "Content-Type": "application/json",',
      "  },",
      `  body: JSON.stringify(${body}),`,
      "});",
      "console.log(await response.json());",
    ].join("\n");
  }
  const read = [
    `const api = "${API}";`,
    `const headers = { Authorization: "${AUTHORIZATION}" };`,
    "const get = async (path) => (await fetch(api + path, { headers })).json();",
  ];
  if (!path.includes("{id}")) return [...read, `console.log(await get("${path}${query}"));`].join("\n");
  return [
    ...read,
    `const found = await get("${FIRST}");`,
    "const { id } = found.results[0];",
    `console.log(await get(\`${path.replace("{id}", "${id}")}${query}\`));`,
  ].join("\n");
}

function python({ path, query, body }: SampleRequest): string {
  if (body !== undefined) {
    return [
      "import json",
      "from urllib.request import Request, urlopen",
      "",
      `body = json.dumps(${body}).encode()`,
      "headers = {",
      `    "Authorization": "${AUTHORIZATION}",`,
      '    "Content-Type": "application/json",',
      "}",
      `request = Request("${API}${path}", body, headers)`,
      "print(json.load(urlopen(request)))",
    ].join("\n");
  }
  const read = [
    "import json",
    "from urllib.request import Request, urlopen",
    "",
    `API = "${API}"`,
    `KEY = {"Authorization": "${AUTHORIZATION}"}`,
    "",
    "",
    "def get(path):",
    "    return json.load(urlopen(Request(API + path, headers=KEY)))",
    "",
    "",
  ];
  if (!path.includes("{id}")) return [...read, `print(get("${path}${query}"))`].join("\n");
  return [...read, `id = get("${FIRST}")["results"][0]["id"]`, `print(get(f"${path}${query}"))`].join("\n");
}
