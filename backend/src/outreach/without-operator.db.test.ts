import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const forms = [
  [
    "/campaign-requests",
    "campaign_requests",
    { ...CAMPAIGN_BRIEF, lastName: "Canary", businessEmail: "canary@example.org", companyName: "Canary Ltd" },
  ],
  ["/contact-messages", "contact_messages", { name: "Ada Canary", email: "canary@example.org", message: "Canary" }],
] as const;

test.each(forms)("%s without an operator: stores it without an email, and logs how to read it", async (...form) => {
  const [path, table, body] = form;
  await new TestBrowser(service).post(path, body).expect(201);
  const stored = await service.database.dataSource.query<unknown[]>(`SELECT * FROM ${table}`);
  expect(stored).toHaveLength(1);
  expect(await service.mails()).toEqual([]);
  expect(service.log()).toContain("Set OPERATOR_EMAILS to read it at /admin.");
  expect(service.log().toLowerCase()).not.toContain("canary");
});
