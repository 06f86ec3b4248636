import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { OWN_ORIGIN } from "@earshot/domain/site/page-metadata";

/** The readers' own key, in samples that the sandbox cannot answer. */
const YOUR_KEY = "ek_live_YOUR_KEY";

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** Whether the response has a body. */
  readonly isAnswered: boolean;
};

/** A request in three languages, made from the reference. Each runs as printed once the words in capitals are replaced. */
export function keySamples({ method, sample, answers }: Pick<ReferenceOperation, "method" | "sample" | "answers">) {
  if (!sample) return [];
  const isAnswered = answers.some(({ status, body }) => status.startsWith("2") && body !== undefined);
  const asked: Asked = { method, url: `${OWN_ORIGIN}/api/v1${sample.path}`, body: sample.body, isAnswered };
  return [
    { language: "curl", code: curl(asked) },
    { language: "JavaScript", code: javaScript(asked) },
    { language: "Python", code: python(asked) },
  ];
}

function curl({ method, url, body }: Asked): string {
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${url}"`,
    `-H "Authorization: Bearer ${YOUR_KEY}"`,
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`]),
  ].join(" \\\n  ");
}

function javaScript({ method, url, body, isAnswered }: Asked): string {
  const type = body === undefined ? [] : ['    "Content-Type": "application/json",'];
  return [
    `const response = await fetch("${url}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    "  headers: {",
    `    Authorization: "Bearer ${YOUR_KEY}",`,
    ...type,
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, JAVASCRIPT)}),`]),
    "});",
    isAnswered ? "console.log(response.status, await response.json());" : "console.log(response.status);",
  ].join("\n");
}

function python({ method, url, body, isAnswered }: Asked): string {
  const usesJson = isAnswered || body !== undefined;
  const sent = ["URL", ...(body === undefined ? [] : ["BODY"]), "headers=HEADERS"];
  return [
    ...(usesJson ? ["import json"] : []),
    "from urllib.request import Request, urlopen",
    "",
    `URL = "${url}"`,
    "HEADERS = {",
    `    "Authorization": "Bearer ${YOUR_KEY}",`,
    ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
    "}",
    ...(body === undefined ? [] : [`BODY = json.dumps(${literal(body, PYTHON)}).encode()`]),
    "",
    `request = Request(${[...sent, ...(method === "GET" ? [] : [`method="${method}"`])].join(", ")})`,
    "with urlopen(request) as response:",
    `    print(response.status${isAnswered ? ", json.load(response)" : ""})`,
  ].join("\n");
}

type Style = {
  readonly words: Readonly<Record<string, string>>;
  readonly field: (name: string, value: string) => string;
  readonly object: (fields: string) => string;
};

const JAVASCRIPT: Style = {
  words: {},
  field: (name, value) => `${name}: ${value}`,
  object: (fields) => `{ ${fields} }`,
};
const PYTHON: Style = {
  words: { true: "True", false: "False", null: "None" },
  field: (name, value) => `"${name}": ${value}`,
  object: (fields) => `{${fields}}`,
};

/** A value of JSON as a program writes it. */
function literal(value: unknown, style: Style): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, style)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => style.field(name, literal(one, style)));
    return style.object(fields.join(", "));
  }
  const text = JSON.stringify(value);
  return style.words[text] ?? text;
}
