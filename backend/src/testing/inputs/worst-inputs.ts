import { BATCH_MAX, BULK_MAX } from "@earshot/domain/lists/list";
import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { BUDGET_MAX } from "@earshot/domain/lists/planning/plan-budget";
import { SAVED_AMONG_MAX } from "@earshot/domain/saved/saved-store.port";
import { VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { MOST_EVENTS } from "@earshot/domain/analytics/analytics-event";
import { randomUUID } from "node:crypto";
import { readToken } from "../../catalogue/local/write/index/index-manifest.js";
import { MOST_OWN_SHOWS } from "../../catalogue/snapshot/snapshot.schemas.js";
import { LOOKUP_KEYS_MAX } from "../../catalogue/lookup.schemas.js";
import { CAMPAIGN_BRIEF, WORST_BRIEF } from "./campaign-brief.js";
import { BODY, BULKY, bulky, fields, json, lastPart, plain, query, together, type Inputs } from "./input-shapes.js";
import { longTexts } from "./long-texts.js";
import { worstCalls } from "./worst-calls.js";
import { worstImports } from "./worst-imports.js";

/** The key with which the test's service serves its index files. */
export const INDEX_KEY = "a key of the tests that is long enough";

const searches = together(
  query({ term: 1_000 }, "mode=topic&facets=1&explain=1&modes=1&limit=100"),
  query({ term: 1_000 }, "mode=all&facets=1&explain=1&modes=1&limit=100"),
  query({ term: 1_000 }, "mode=title&limit=100"),
  query({ term: 1_000 }, "mode=host&limit=100"),
  query({ term: 900, tag: 200, category: 200, language: 200, cursor: 2_000 }),
  (_world, path) => [
    { path: `${path}?${Array.from({ length: 50 }, (_, at) => `category=${"é".repeat(40)}${at}`).join("&")}` },
    { path: `${path}?minEpisodes=1&sort=title&limit=100&facets=1` },
    { path: `${path}?term=podcast&mode=topic&minListeners=1&listenersReach=1&modes=1&sort=updated&limit=100` },
    { path: `${path}?term=the+a+of+and&mode=topic&limit=100&facets=1&explain=1` },
  ],
);
/** This many texts that differ only at the end. */
const distinct = (text: string, count: number) => Array.from({ length: count }, (_, at) => `${text}${at}`);
const uuids = (count: number) => Array.from({ length: count }, () => randomUUID());

/** For every route, the valid input that takes the most work to answer. */
export const WORST_INPUTS: Readonly<Record<string, Inputs>> = {
  "get /api/v1/search": searches,
  "get /api/v1/suggest": together(query({ q: 200 }, "limit=100"), query({ q: 200 }, "mode=topic&limit=100")),
  "get /api/v1/podcasts": together(
    query({ feedUrl: 2_000, ids: 2_000, podcastGuid: 2_000 }, "itunesId=1"),
    ({ shows }, path) => [{ path: `${path}?ids=${shows.slice(0, LOOKUP_KEYS_MAX).map(({ id }) => id).join(",")}` }], // prettier-ignore
  ),
  "post /api/v1/podcasts/lookup": together(bulky, ({ shows }) => [
    json({ ids: shows.slice(0, LOOKUP_KEYS_MAX).map(({ id }) => id) }),
    ...longTexts(480).map((text) => json({ feedUrls: distinct(`https://feeds.example/${text}`, 150) })),
    ...longTexts(480).map((text) => json({ podcastGuids: distinct(text, 150) })),
    json({ itunesIds: Array.from({ length: LOOKUP_KEYS_MAX }, (_, at) => 10 ** 14 + at) }),
  ]),
  "get /api/v1/podcasts/:id": together(plain, lastPart),
  "get /api/v1/podcasts/:id/history": together(lastPart, (_world, path) => [
    { path: `${path}?step=day&from=2020-01-01` },
  ]),
  "get /api/v1/changes": together(plain, query({ since: 100 }, "limit=1000")),
  "post /api/v1/podcasts/:id/refresh": together(lastPart, bulky),
  "post /api/v1/podcasts/:id/feed": together(lastPart, bulky),
  "get /api/v1/podcasts/:id/episodes": together(
    query({ cursor: 2_000 }, "limit=100"),
    query({ q: 200, episode: 1_000 }, "limit=100&facets=1"),
  ),
  "get /api/v1/podcasts/:id/profile": lastPart,
  "get /api/v1/podcasts/:id/health": lastPart,
  "get /api/v1/podcasts/:id/chapters": query({ episode: 1_000 }),
  "get /api/v1/podcasts/:id/transcript": query({ episode: 1_000 }),
  "get /api/v1/podcasts/:id/similar": together(query({ limit: 200 }), (_world, path) => [
    { path: `${path}?limit=100` },
  ]),
  "get /api/v1/category-stats": together(query({ category: 200 }), (_world, path) => [
    { path: `${path}?${Array.from({ length: 50 }, (_, at) => `category=${"é".repeat(40)}${at}`).join("&")}` },
  ]),
  "get /api/v1/category-distributions": together(query({ category: 200 }), (_world, path) => [
    { path: `${path}?${Array.from({ length: 50 }, (_, at) => `category=${"é".repeat(40)}${at}`).join("&")}` },
  ]),
  "get /api/v1/catalogue": plain,
  "get /api/v1/catalogue/home": plain,
  "get /api/v1/site-notice": plain,
  "get /api/v1/catalogue/snapshot": (_world, path) => [{ path }, { path: `${path}?shows=all` }],
  "get /api/v1/catalogue/snapshot/shows": together(query({ id: 40 }), ({ shows }, path) => [
    { path: `${path}?${shows.slice(0, MOST_OWN_SHOWS).map(({ id }) => `id=${id}`).join("&")}` }, // prettier-ignore
  ]),
  "get /api/v1/openapi.json": plain,
  "get /llms.txt": plain,
  "post /api/v1/auth/sign-up": fields({ email: 1_000, password: 2_000 }, { email: "worst@example.org" }),
  "post /api/v1/auth/sign-in": fields({ email: 1_000, password: 2_000 }),
  // Sent without the cookie, so that the caller stays signed in.
  "post /api/v1/auth/sign-out": bulky,
  "post /api/v1/auth/app-sign-in": fields({ code: 100, verifier: 200 }),
  "post /api/v1/auth/verify": fields({ token: 200 }),
  "post /api/v1/auth/verify/resend": fields({ email: 1_000 }),
  "post /api/v1/auth/reset": fields({ email: 1_000 }),
  "post /api/v1/auth/reset/confirm": fields({ password: 2_000, token: 200 }),
  "get /api/v1/auth/session": plain,
  "get /api/v1/auth/google": query({ redirect: 2_048 }),
  "get /api/v1/auth/facebook": query({ redirect: 2_048 }),
  "get /api/v1/auth/:provider/callback": query({ code: 5_000, state: 5_000 }),
  "get /admin": plain,
  "get /api/v1/admin/session": plain,
  "post /api/v1/admin/session/code": bulky,
  "post /api/v1/admin/session": fields({ code: 40 }),
  "get /api/v1/admin/jobs": plain,
  "post /api/v1/admin/jobs/:id/retry": bulky,
  "post /api/v1/admin/jobs/retry": bulky,
  "get /api/v1/admin/imports": plain,
  "get /api/v1/admin/feeds": plain,
  "get /api/v1/admin/backups": plain,
  "post /api/v1/admin/backups": bulky,
  "get /api/v1/admin/people": query({ q: 200 }),
  "post /api/v1/admin/people/:id/lock": bulky,
  "post /api/v1/admin/people/:id/unlock": bulky,
  "post /api/v1/admin/people/:id/resend": bulky,
  "get /api/v1/admin/actions": plain,
  "get /api/v1/admin/figures": plain,
  "get /api/v1/admin/inbox": () => [{ path: "/api/v1/admin/inbox?kind=contact" }],
  // The last of these, because it closes the page.
  "delete /api/v1/admin/session": plain,
  "get /api/v1/account": plain,
  "patch /api/v1/account": together(fields({ name: 1_000 }), fields({ email: 1_000, currentPassword: 2_000 })),
  "delete /api/v1/account": fields({ currentPassword: 2_000 }),
  "put /api/v1/account/password": fields({ currentPassword: 2_000, password: 2_000 }),
  "post /api/v1/account/password/link": bulky,
  "get /api/v1/account/sessions": plain,
  "delete /api/v1/account/sessions": bulky,
  "delete /api/v1/account/sessions/:id": together(bulky, lastPart),
  "get /api/v1/account/identities": plain,
  "delete /api/v1/account/identities/:provider": bulky,
  "get /api/v1/account/export": (_world, path) => [{ path }, { path: `${path}?format=csv` }],
  "get /api/v1/lists": plain,
  "post /api/v1/lists": fields({ name: 1_000 }),
  "patch /api/v1/lists/:id": fields({ name: 1_000 }),
  "delete /api/v1/lists/:id": together(lastPart, () => BULKY.map((body) => ({ path: "/api/v1/lists/x", body }))),
  "get /api/v1/lists/shared": plain,
  "get /api/v1/lists/:id": together(plain, lastPart),
  "get /api/v1/lists/:id/people": plain,
  "patch /api/v1/lists/:id/members/:memberId": together(lastPart, fields({ role: 100 })),
  "delete /api/v1/lists/:id/members/:memberId": together(lastPart, bulky),
  "post /api/v1/lists/:id/leave": bulky,
  "put /api/v1/lists/:id/owner": fields({ memberId: 100 }),
  "post /api/v1/lists/invitations/accept": fields({ token: 200 }),
  "post /api/v1/lists/invitations/open": fields({ token: 200 }),
  "post /api/v1/lists/:id/invitations": fields({ email: 508 }, { role: "viewer" }),
  "delete /api/v1/lists/:id/invitations/:invitationId": together(lastPart, bulky),
  "get /api/v1/lists/:id/shares": plain,
  // A list of 2,000 shows whose figures are copied, and a password to hash.
  "post /api/v1/lists/:id/shares": together(fields({ password: 200 }, { as: "frozen" }), fields({}, { as: "live" })),
  "delete /api/v1/lists/:id/shares/:shareId": together(lastPart, bulky),
  "get /api/v1/lists/:id/comments": together(plain, query({ podcastId: 200 })),
  "post /api/v1/lists/:id/comments": fields({ text: 4_000 }, { podcastId: "p" }),
  "patch /api/v1/lists/:id/comments/:commentId": together(lastPart, fields({ text: 4_000 })),
  "delete /api/v1/lists/:id/comments/:commentId": together(lastPart, bulky),
  "get /api/v1/lists/:id/activity": together(plain, query({ before: 18 })),
  "get /api/v1/shared/:token": lastPart,
  "get /api/v1/shared/:token/items": ({ link }) =>
    ["newest", "title_asc"].map((sort) => ({ path: `/api/v1/shared/${link}/items?sort=${sort}&page=80` })),
  "get /api/v1/shared/:token/export.csv": ({ link }) => [{ path: `/api/v1/shared/${link}/export.csv` }],
  "post /api/v1/shared/:token/views": ({ link }) =>
    BULKY.map((body) => ({ path: `/api/v1/shared/${link}/views`, body })),
  "post /api/v1/shared/:token/unlock": (world, path) =>
    fields({ password: 200 })(world, path).map((sent) => ({ ...sent, path: `/api/v1/shared/${world.link}/unlock` })),
  "post /api/v1/shared/:token/copy": (world, path) =>
    fields({ name: 1_000 })(world, path).map((sent) => ({ ...sent, path: `/api/v1/shared/${world.link}/copy` })),
  "get /l/:token": lastPart,
  "get /hub/:id": (world, path) =>
    together(
      lastPart,
      query({ "hub.topic": 4_000, "hub.challenge": 2_000, "hub.mode": 100, "hub.lease_seconds": 100 }),
    )(world, `/hub/${world.subscription}`).concat({ path }),
  "post /hub/:id": ({ subscription }) =>
    ["sha1=" + "0".repeat(40), "sha512=" + "0".repeat(128)].map((signature) => ({
      path: `/hub/${subscription}`,
      body: "a".repeat(5 * 1024 * 1024),
      headers: { "X-Hub-Signature": signature },
    })),
  "post /mcp": worstCalls,
  "get /api/v1/lists/containing/:podcastId": lastPart,
  "get /api/v1/lists/prices": together(query({ ids: 5_000 }), (_world, path) => [
    { path: `${path}?ids=${uuids(24).join(",")}` },
  ]),
  "post /api/v1/plans": ({ shows, list }) => [
    json({ listId: list, budget: BUDGET_MAX }),
    ...longTexts(800).map((brief) => json({ listId: list, budget: BUDGET_MAX, brief })),
    json({ listId: list, budget: 1, locked: shows.slice(0, PLANNED_MAX).map(({ id }) => id) }),
    json({
      listId: list,
      budget: 1,
      removed: Array.from({ length: PLANNED_MAX }, (_, at) => `${"é".repeat(40)}${at}`),
    }),
    ...BULKY.map((body) => ({ body })),
  ],
  "post /api/v1/reach": ({ shows, list }) => [
    json({ listId: list, weeks: 52 }),
    json({ podcastIds: shows.slice(0, PLANNED_MAX).map(({ id }) => id) }),
    json({ podcastIds: Array.from({ length: PLANNED_MAX }, (_, at) => `${"é".repeat(40)}${at}`) }),
    ...BULKY.map((body) => ({ body })),
  ],
  "post /api/v1/lists/undo/:undoId": together(lastPart, bulky),
  "post /api/v1/lists/match": ({ shows }) => worstImports(shows.map(({ title }) => title)),
  "get /api/v1/lists/:id/export.:format": ({ list }) =>
    ["csv", "opml", "json", "xlsx", "csv?figures=true", "xlsx?figures=true"].map((format) => ({
      path: `/api/v1/lists/${list}/export.${format}`,
    })),
  "get /api/v1/lists/:id/items": together(query({ q: 500 }), query({ q: 500 }, "sort=title_asc&page=1000000")),
  "post /api/v1/lists/:id/items": (world, path) =>
    longTexts(5_000).flatMap((text, at) => {
      const podcastId = `${at}${longTexts(190)[at]}`;
      return [json({ podcastId, payload: { title: text, author: text, image_url: `https://a.example/${text}`.slice(0, 5_000) } }), ...fields({ podcastId: 200 })(world, path).slice(at, at + 1)]; // prettier-ignore
    }),
  "post /api/v1/lists/:id/items/batch": ({ shows }) => [
    json({ podcastIds: shows.slice(0, BATCH_MAX).map(({ id }) => id) }),
    json({ podcastIds: Array.from({ length: BATCH_MAX }, (_, at) => `${"é".repeat(40)}${at}`) }),
    ...BULKY.map((body) => ({ body })),
  ],
  "post /api/v1/lists/:id/items/bulk": ({ items, otherList }) => [
    json({ action: "copy", itemIds: items.slice(0, BULK_MAX), targetListId: otherList }),
    json({ action: "move", itemIds: uuids(BULK_MAX), targetListId: otherList }),
    json({ action: "remove", itemIds: Array.from({ length: BULK_MAX }, () => "x".repeat(100)) }),
    ...BULKY.map((body) => ({ body })),
  ],
  "patch /api/v1/lists/:id/items/:itemId": (world, path) =>
    fields({ note: 10_000, status: 100 }, { version: 1, tags: longTexts(200) })(world, path).map((sent, at) => ({
      ...sent,
      path: `/api/v1/lists/${world.list}/items/${world.items[at]}`,
    })),
  "get /api/v1/lists/:id/shortlist": ({ list }) => [{ path: `/api/v1/lists/${list}/shortlist` }],
  "put /api/v1/lists/:id/statuses": ({ list }) =>
    [
      ...longTexts(100).map((name) => json({ statuses: [{ name, kind: "open" }] })),
      ...BULKY.map((body) => ({ body })),
    ].map((sent) => ({ ...sent, path: `/api/v1/lists/${list}/statuses` })),
  "post /api/v1/lists/:id/frozen": ({ list }) => [{ path: `/api/v1/lists/${list}/frozen` }],
  "delete /api/v1/lists/:id/frozen": bulky,
  "delete /api/v1/lists/:id/items/:itemId": together(lastPart, bulky),
  "post /api/v1/lists/:id/items/:itemId/move": fields({ targetListId: 100 }),
  "post /api/v1/lists/:id/items/:itemId/copy": fields({ targetListId: 100 }),
  "get /api/v1/account/api-keys": plain,
  "post /api/v1/account/api-keys": fields({ name: 60, currentPassword: 2_000 }),
  "patch /api/v1/account/api-keys/:id": fields({ name: 60 }),
  "post /api/v1/account/api-keys/:id/rotate": fields({ currentPassword: 2_000 }),
  "delete /api/v1/account/api-keys/:id": together(lastPart, bulky),
  "get /api/v1/account/api/usage": query({ from: 40, to: 40, by: 40, keyId: 40 }),
  "get /api/v1/saved-views": plain,
  "put /api/v1/saved-views": () => [json({ ids: uuids(VIEWS_MAX + 10) })],
  "put /api/v1/saved-views/:id": fields({ name: 80, query: 2_000 }),
  "delete /api/v1/saved-views/:id": together(lastPart, bulky),
  "get /api/v1/watched-views": plain,
  "put /api/v1/watched-views/:id": together(lastPart, bulky),
  "delete /api/v1/watched-views/:id": together(lastPart, bulky),
  "get /api/v1/watched-views/:id/changes": query({ before: 40 }),
  "post /api/v1/watched-views/:id/seen": fields({ until: 40 }),
  "post /api/v1/watched-views/:id/feed": bulky,
  "delete /api/v1/watched-views/:id/feed": bulky,
  "put /api/v1/watched-views/:id/mail": fields({}, { mail: "daily" }),
  "post /api/v1/watched-views/unsubscribe/:token": together(lastPart, bulky),
  "get /api/v1/watched-views/unsubscribe/:token": lastPart,
  "get /api/v1/webhooks": plain,
  "post /api/v1/webhooks": fields({ description: 200, url: 2_000 }, { events: ["search.changed"] }),
  "patch /api/v1/webhooks/:id": fields({ description: 200, url: 2_000 }),
  "delete /api/v1/webhooks/:id": together(lastPart, bulky),
  "post /api/v1/webhooks/:id/rotate-secret": bulky,
  "get /api/v1/webhooks/:id/deliveries": query({ cursor: 200 }),
  "post /api/v1/webhooks/:id/test": bulky,
  "post /api/v1/webhooks/:id/deliveries/:deliveryId/replay": bulky,
  "post /api/v1/webhooks/:id/replay": fields({ from: 40, to: 40 }),
  "get /feeds/s/:file": lastPart,
  "get /api/v1/claims": plain,
  "post /api/v1/podcasts/:id/claims": bulky,
  "post /api/v1/claims/:id/check": bulky,
  "post /api/v1/claims/:id/mail": bulky,
  "post /api/v1/claims/:id/health": bulky,
  "post /api/v1/claims/:id/prove": fields({ code: 100 }),
  "put /api/v1/claims/:id/corrections": fields({ description: 4_000, website: 1_000, contact: 254 }),
  "delete /api/v1/claims/:id": together(lastPart, bulky),
  "get /api/v1/saved-podcasts": plain,
  "post /api/v1/saved-podcasts": fields({ podcastId: 200 }),
  "delete /api/v1/saved-podcasts/:id": together(lastPart, bulky),
  "post /api/v1/saved-podcasts/:id/restore": bulky,
  "get /api/v1/saved-podcasts/by-podcast/:podcastId": lastPart,
  "get /api/v1/saved-podcasts/among": ({ shows }, path) => [
    { path: `${path}?${shows.slice(0, SAVED_AMONG_MAX).map(({ id }) => `podcastId=${id}`).join("&")}` }, // prettier-ignore
    {
      path: `${path}?${Array.from({ length: SAVED_AMONG_MAX }, (_, at) => `podcastId=${"é".repeat(20)}${at}`).join("&")}`,
    },
  ],
  "get /api/v1/tracked-podcasts": plain,
  "get /api/v1/tracked-podcasts/:podcastId": lastPart,
  "put /api/v1/tracked-podcasts/:podcastId": together(lastPart, bulky),
  "delete /api/v1/tracked-podcasts/:podcastId": together(lastPart, bulky),
  "post /api/v1/tracked-podcasts/:podcastId/restore": bulky,
  "put /api/v1/tracked-podcasts/:podcastId/alerts": fields({ email: 5_000 }, { inApp: true }),
  "get /api/v1/alerts": query({ cursor: 100 }, "limit=100"),
  "get /api/v1/alerts/count": plain,
  "post /api/v1/alerts/seen": bulky,
  "post /api/v1/alerts/unsubscribe/:token": together(lastPart, bulky),
  "get /api/v1/alerts/unsubscribe/:token": lastPart,
  "post /api/v1/matches": together(fields({ brief: 800 }), () => [json(WORST_BRIEF)]),
  "get /api/v1/campaign-requests": plain,
  "post /api/v1/campaign-requests": together(
    fields({ campaignBrief: 800, phone: 40, podcastTitle: 90_000 }, CAMPAIGN_BRIEF),
    fields({ businessEmail: 254, firstName: 100, lastName: 100, companyName: 200 }, CAMPAIGN_BRIEF),
  ),
  "post /api/v1/waitlist": fields({ email: 254 }),
  "get /api/v1/podcasts/:id/contacts": lastPart,
  "get /api/v1/podcasts/:id/contact-kinds": lastPart,
  "post /api/v1/contact-removals": fields({ email: 254 }),
  "post /api/v1/contact-removals/confirm": fields({ token: 100 }),
  "post /api/v1/contact-messages": fields({ message: 5_000, name: 200 }, { email: "ada@example.org", name: "Ada" }),
  "post /api/v1/events": () => [
    ...longTexts(Math.floor(BODY / 6 / MOST_EVENTS)).map((title) => {
      const props = { podcastId: "x", title, location: "home_grid" };
      return json({ events: Array.from({ length: MOST_EVENTS }, () => ({ name: "select_podcast", props })) });
    }),
    ...BULKY.map((body) => ({ body })),
  ],
  "get /healthz": plain,
  "get /readyz": plain,
  "get /metrics": plain,
  "get /demo/covers/:file": together(lastPart, () =>
    Array.from({ length: 50 }, (_, at) => ({ path: `/demo/covers/${String(at + 1).padStart(4, "0")}.svg` })),
  ),
  "get /index/:name": together(lastPart, () =>
    Array.from({ length: 5 }, (_, at) => [`/index/catalogue-${at}.json`, `/index/catalogue-${at}.sqlite`])
      .flat()
      .map((path) => ({ path, headers: { authorization: `Bearer ${readToken(INDEX_KEY)}` } })),
  ),
  "get /demo/chapters/:file": lastPart,
  "get /demo/transcripts/:file": lastPart,
  "get /demo/audio/:file": together(lastPart, () =>
    Array.from({ length: 50 }, (_, at) => ({ path: `/demo/audio/${String(at + 1).padStart(4, "0")}-1.wav` })),
  ),
  "get /": plain,
  "get /{*path}": (_world, path) => [
    { path: path + encodeURIComponent("/a".repeat(2_000)) },
    ...longTexts(1_500).map((text) => ({ path: `/${encodeURIComponent(text)}` })),
  ],
  "get /about-9": plain,
  "get /home": together(query({ term: 3_000, category: 1_000 }), query({ tag: 3_000 }, "mode=topic")),
  "get /blog/feed.xml": plain,
  "get /podcast/:id": together(plain, lastPart),
  "get /podcast/:id/kit": ({ shows }) => shows.slice(0, 30).map(({ id }) => ({ path: `/podcast/${id}/kit` })),
  "get /robots.txt": plain,
  "get /favicon.ico": plain,
  "get /sitemap.xml": plain,
  "get /sitemap-pages.xml": plain,
  "get /sitemap-podcasts-:part.xml": () => [{ path: "/sitemap-podcasts-1.xml" }],
};
