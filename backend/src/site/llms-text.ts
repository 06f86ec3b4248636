import { ASSISTANT_TOOLS } from "@earshot/domain/assistants/assistant-tools";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import { API_TAGS, referencePath } from "@earshot/domain/site/api-tags";
import { LICENSE, type Operation } from "../http/endpoints/openapi.js";
import { LIMITS_TEXT } from "./limits-text.js";

/**
 * A short description of the API for language models (llmstxt.org): the operations that need no account, and the tools that the
 * models can call themselves.
 */
export function llmsText(operations: readonly Operation[], origin: string): string {
  const groups = API_TAGS.filter(({ openTo }) => openTo === "all").map(({ name, description }) => {
    const open = operations.filter(({ tag, answers }) => tag === name && answers[401] === undefined);
    return [`## ${name}`, "", description, "", ...open.map((operation) => line(operation, origin)), ""];
  });
  return [
    "# Earshot",
    "",
    "> A catalogue of podcasts with audience estimates. Each estimate is a range with its confidence and its method.",
    "",
    `The API is JSON over HTTP at ${origin}/api/v1. These requests need no account. ${LICENSE}.`,
    `The public test key ${TEST_KEY} (Authorization: Bearer) opens a sandbox of invented shows at the same paths.`,
    `${LIMITS_TEXT} Lists page by nextCursor and the Link header.`,
    `An error has a stable code (RFC 9457). Guide with code samples: ${origin}/api`,
    `All operations with their parameters and responses: ${origin}/api/v1/openapi.json`,
    "",
    ...groups.flat(),
    ...toolsText(`${origin}/api#assistants`, `${origin}/mcp`),
  ].join("\n");
}

function toolsText(guide: string, endpoint: string): string[] {
  return [
    "## Tools for assistants",
    "",
    `An assistant can call these at ${endpoint} through the Model Context Protocol (MCP), with an API key. How to connect: ${guide}`,
    "",
    ...Object.entries(ASSISTANT_TOOLS).map(([name, { description }]) => `- [${name}](${guide}): ${description}`),
    "",
  ];
}

function line({ id, tag, method, path, summary }: Operation, origin: string): string {
  return `- [${method.toUpperCase()} ${path}](${origin}${referencePath(tag)}#operation-${id}): ${summary}`;
}
