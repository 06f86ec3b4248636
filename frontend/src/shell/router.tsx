import { type ComponentType, lazy, type ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Private } from "../accounts/private";
import { whileLoading } from "../navigation/page-loading";
import { Shell } from "./shell";

type Page = { Component: ComponentType };

/** A page whose code is loaded when it is first shown. Page modules export `Component`. */
function page(load: () => Promise<Page>) {
  return lazy(async () => ({ default: (await whileLoading(load())).Component }));
}

type Slots = { WithSlots: ComponentType<{ children: ReactNode }> };

/** The same for a page with podcasts, including the controls of other features. */
function showPage(load: () => Promise<Page>, loadSlots: () => Promise<Slots>) {
  return page(async () => {
    const [{ Component }, { WithSlots }] = await Promise.all([load(), loadSlots()]);
    const Filled = () => (
      <WithSlots>
        <Component />
      </WithSlots>
    );
    return { Component: Filled };
  });
}

const Landing = page(() => import("../content/landing-page"));
const Search = showPage(
  () => import("../catalogue/search-page"),
  () => import("./result-slots"),
);
const Podcast = showPage(
  () => import("../catalogue/podcast-page"),
  () => import("./page-slots"),
);
const Kit = page(() => import("../catalogue/kit-page"));
const Compare = showPage(
  () => import("../compare/compare-page"),
  () => import("./result-slots"),
);
const Match = showPage(
  () => import("../campaigns/match-page"),
  () => import("./result-slots"),
);
const Lists = showPage(
  () => import("../lists/lists-page"),
  () => import("./result-slots"),
);
const SharedList = page(() => import("../lists/sharing/shared-page"));
const Invitation = page(() => import("../lists/sharing/invitation-page"));
const Dashboard = page(() => import("../dashboard/dashboard-page"));
const Drafts = page(() => import("../campaigns/drafts-page"));
const AppSettings = page(() => import("./app-settings/app-settings-page"));
const SignIn = page(() => import("../accounts/sign-in-page"));
const Account = page(() => import("./account-page"));
const ApiUsage = page(() => import("./usage-page"));
const Watching = page(() => import("../saved/watching-page"));
const Unsubscribe = page(() => import("../tracking/unsubscribe-page"));
const Upgrade = page(() => import("../content/upgrade-page"));
const Blog = page(() => import("../content/blog-page"));
const Article = page(() => import("../content/article-page"));
const About = page(() => import("../content/about-page"));
const Features = page(() => import("../content/features-page"));
const HowWeEstimate = page(() => import("../content/how-we-estimate-page"));
const Terms = page(() => import("../content/terms-page"));
const Privacy = page(() => import("../content/privacy-page"));
const Cookies = page(() => import("../content/cookies-page"));
const Status = page(() => import("../content/status-page"));
const Changelog = page(() => import("../content/changelog-page"));
const Contact = page(() => import("../content/contact-page"));
const ContactRemoval = page(() => import("../contacts/removal-page"));
const Api = page(() => import("../content/api-page"));
const ApiReference = page(() => import("../content/api-reference-page"));
const Waitlist = page(() => import("../outreach/waitlist-page"));
const NotFound = page(() => import("../content/not-found-page"));

/** Contains the 404 page for everyone who is not an operator. */
const Admin = page(async () => {
  const [{ Component }, { Component: Nowhere }] = await Promise.all([
    import("../admin/admin-page"),
    import("../content/not-found-page"),
  ]);
  return { Component: () => <Component Nowhere={Nowhere} /> };
});

export function Router() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Landing />} />
        <Route path="home" element={<Search />} />
        <Route path="podcast/:id" element={<Podcast />} />
        <Route path="podcast/:id/kit" element={<Kit />} />
        <Route path="match" element={<Match />} />
        <Route path="compare" element={<Compare />} />
        <Route path="about-9" element={<Navigate to="/about" replace />} />
        {["sign-in", "auth", "signup"].map((path) => (
          <Route key={path} path={path} element={<SignIn />} />
        ))}
        <Route path="lists" element={<Lists />} />
        <Route path="l/:token" element={<SharedList />} />
        <Route path="invitation" element={<Invitation />} />
        <Route path="account" element={<Private reason="account" children={<Account />} />} />
        <Route path="account/api" element={<Private reason="account" children={<ApiUsage />} />} />
        <Route path="dashboard" element={<Private reason="dashboard" children={<Dashboard />} />} />
        <Route path="watching" element={<Private reason="watching" children={<Watching />} />} />
        <Route path="admin" element={<Admin />} />
        <Route path="unsubscribe" element={<Unsubscribe />} />
        <Route path="upgrade" element={<Upgrade />} />
        <Route path="drafts" element={<Drafts />} />
        <Route path="app-settings" element={<AppSettings />} />
        <Route path="contact" element={<Contact />} />
        <Route path="contact-removal" element={<ContactRemoval />} />
        <Route path="advertisers" element={<Waitlist />} />
        <Route path="api" element={<Api />} />
        <Route path="api/reference/:group" element={<ApiReference />} />
        <Route path="blog" element={<Blog />} />
        <Route path="blog/:slug" element={<Article />} />
        <Route path="about" element={<About />} />
        <Route path="features" element={<Features />} />
        <Route path="terms" element={<Terms />} />
        <Route path="privacy" element={<Privacy />} />
        <Route path="status" element={<Status />} />
        <Route path="changelog" element={<Changelog />} />
        <Route path="cookies" element={<Cookies />} />
        <Route path="how-we-estimate" element={<HowWeEstimate />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
