import { render, screen } from "@testing-library/react";
import { ContactLine } from "./contact-line";

const OWNER = {
  ...{ kind: "email", name: "Ann Lee", value: "ann@a-long-name.tides.example", roles: ["owner"] },
  ...{ source: "feed", statedAt: 0, ofHostingCompany: false },
} as unknown as Parameters<typeof ContactLine>[0]["contact"];

test("breaks an email address after its @, but copies and links it as a whole", () => {
  render(<ContactLine contact={OWNER} />);
  const link = screen.getByRole("link");
  expect(link.innerHTML).toBe("ann@<wbr>a-long-name.tides.example");
  expect(link.getAttribute("href")).toBe("mailto:ann@a-long-name.tides.example");
});

test("breaks the address of a page after its last slash", () => {
  render(<ContactLine contact={{ ...OWNER, kind: "website", value: "https://pay.example/tides" }} />);
  expect(screen.getByRole("link").innerHTML).toBe("pay.example/<wbr>tides");
});

test("a website is shown without its scheme", () => {
  render(<ContactLine contact={{ ...OWNER, kind: "website", value: "https://www.tides.example/" }} />);
  expect(screen.getByRole("link", { name: "tides.example" })).toBeDefined();
});

test("an owner is not named a second time as the owner of the feed", () => {
  const roles = ["owner", "managing-editor", "feed-owner"] as (typeof OWNER)["roles"];
  const { rerender } = render(<ContactLine contact={{ ...OWNER, roles }} />);
  expect(screen.getByText("Ann Lee").parentElement?.textContent).toBe("Ann Lee · Owner, Managing editor");
  rerender(<ContactLine contact={{ ...OWNER, roles: ["feed-owner"] }} />);
  expect(screen.getByText("Ann Lee").parentElement?.textContent).toBe("Ann Lee · Owner of the feed");
});
