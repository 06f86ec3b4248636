import { CampaignRequestsController } from "../campaigns/campaign-requests.controller.js";
import { OutreachController } from "../outreach/outreach.controller.js";
import { operationsOf } from "../http/endpoints/declared-endpoints.js";
import { openApiDocument } from "../http/endpoints/openapi.js";

type Described = {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: {
    required: boolean;
    content: {
      "application/json": { schema: { required: string[]; properties: Record<string, Record<string, unknown>> } };
    };
  };
  responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>;
};
const document = openApiDocument(operationsOf([CampaignRequestsController, OutreachController]), "/api/v1");
const paths = document.paths as Record<string, { post: Described }>;

test("describes the public forms with their idempotency keys and all answers", () => {
  expect(Object.keys(paths)).toEqual(["/campaign-requests", "/waitlist", "/contact-messages"]);
  for (const { post } of Object.values(paths)) {
    expect(post.parameters).toEqual([
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: false }) as unknown,
    ]);
    expect(Object.keys(post.responses)).toEqual(["201", "400", "403", "409", "413", "422", "429"]);
    expect(post.responses["201"]?.content["application/json"]?.schema).toMatchObject({ required: ["id"] });
    expect(post.responses["422"]?.content).toHaveProperty("application/problem+json");
    expect(post.requestBody.required).toBe(true);
  }
});

test.each([
  ["/campaign-requests", ["firstName", "lastName", "businessEmail", "companyName", "budgetRange", "primaryGoal"]],
  ["/waitlist", ["email"]],
  ["/contact-messages", ["name", "email", "message"]],
])("%s: lists the required fields, and none that the server sets", (path, required) => {
  const { schema } = paths[path]?.post.requestBody.content["application/json"] ?? {};
  expect(schema?.required).toEqual(required);
  for (const own of ["source", "userAgent", "user_agent", "userId", "user_id", "id", "createdAt"]) {
    expect(schema?.properties).not.toHaveProperty(own);
  }
});

test("the description has the choices and lengths of the rules", () => {
  const { properties } = paths["/campaign-requests"]?.post.requestBody.content["application/json"].schema ?? {};
  expect(properties?.budgetRange).toMatchObject({ enum: ["$1K–5K", "$5K–15K", "$15K–50K", "$50K+"] });
  expect(properties?.campaignBrief).toMatchObject({ maxLength: 800 });
  expect(properties?.businessEmail).toMatchObject({ maxLength: 254, format: "email" });
});
