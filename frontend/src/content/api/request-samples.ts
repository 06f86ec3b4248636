import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";
import type { ApiEndpoint } from "./endpoints";

const API = `${OWN_ORIGIN}/api/v1`;
/** Finds the show that the samples of one show ask about. */
const FIRST = "/search?term=history&limit=1";

type RequestSample = { readonly language: string; readonly code: string };

/** The request of an endpoint in three languages; each runs as it is printed. */
export function requestSamples(endpoint: ApiEndpoint): readonly RequestSample[] {
  return [
    { language: "curl", code: curl(endpoint) },
    { language: "JavaScript", code: javaScript(endpoint) },
    { language: "Python", code: python(endpoint) },
  ];
}

function curl({ path, query = "", body }: ApiEndpoint): string {
  if (body !== undefined) {
    return `curl "${API}${path}" \\\n  -H "Content-Type: application/json" \\\n  -d '${body}'`;
  }
  if (!path.includes("{id}")) return `curl "${API}${path}${query}"`;
  return [
    `id=$(curl -s "${API}${FIRST}" |`,
    `  grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)`,
    `curl "${API}${path.replace("{id}", "$id")}${query}"`,
  ].join("\n");
}

function javaScript({ path, query = "", body }: ApiEndpoint): string {
  if (body !== undefined) {
    return [
      `const response = await fetch("${API}${path}", {`,
      '  method: "POST",',
      '  headers: { "Content-Type": "application/json" },',
      `  body: JSON.stringify(${body}),`,
      "});",
      "console.log(await response.json());",
    ].join("\n");
  }
  const read = `const api = "${API}";\nconst get = async (path) => (await fetch(api + path)).json();\n`;
  if (!path.includes("{id}")) return `${read}console.log(await get("${path}${query}"));`;
  return [
    `${read}const found = await get("${FIRST}");`,
    "const { id } = found.results[0];",
    `console.log(await get(\`${path.replace("{id}", "${id}")}${query}\`));`,
  ].join("\n");
}

function python({ path, query = "", body }: ApiEndpoint): string {
  if (body !== undefined) {
    return [
      "import json",
      "from urllib.request import Request, urlopen",
      "",
      `body = json.dumps(${body}).encode()`,
      'headers = {"Content-Type": "application/json"}',
      `request = Request("${API}${path}", body, headers)`,
      "print(json.load(urlopen(request)))",
    ].join("\n");
  }
  const read = `import json\nfrom urllib.request import urlopen\n\nAPI = "${API}"\n`;
  if (!path.includes("{id}")) return `${read}print(json.load(urlopen(API + "${path}${query}")))`;
  return [
    `${read}found = json.load(urlopen(API + "${FIRST}"))`,
    'id = found["results"][0]["id"]',
    `print(json.load(urlopen(API + f"${path}${query}")))`,
  ].join("\n");
}
