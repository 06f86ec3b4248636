/** All migrations, oldest first. A schema change is a new file here, never an edit of an old one. */
export { Catalogue1700000000001 } from "./0001-catalogue.js";
export { Accounts1700000000002 } from "./0002-accounts.js";
export { Lists1700000000003 } from "./0003-lists.js";
export { Tracking1700000000004 } from "./0004-tracking.js";
export { Outreach1700000000005 } from "./0005-outreach.js";
export { Analytics1700000000006 } from "./0006-analytics.js";
export { WordStems1700000000007 } from "./0007-word-stems.js";
export { Lookup1700000000008 } from "./0008-lookup.js";
export { Restorable1700000000009 } from "./0009-restorable.js";
export { ListenersIndex1700000000010 } from "./0010-listeners-index.js";
export { PlacesBetween1700000000011 } from "./0011-places-between.js";
export { ListenersOrder1700000000013 } from "./0013-listeners-order.js";
export { WordsInline1700000000014 } from "./0014-words-inline.js";
export { HashesByPosition1700000000015 } from "./0015-hashes-by-position.js";
export { PlansWithoutWords1700000000016 } from "./0016-plans-without-words.js";
export { IdentitiesByIndex1700000000017 } from "./0017-identities-by-index.js";
export { WordsCollected1700000000018 } from "./0018-words-collected.js";
export { AllShowsCounted1700000000019 } from "./0019-all-shows-counted.js";
export { UnknownIsNull1700000000020 } from "./0020-unknown-is-null.js";
export { AskingSession1700000000021 } from "./0021-asking-session.js";
export { NarrowShows1700000000022 } from "./0022-narrow-shows.js";
export { OpenViews1700000000023 } from "./0023-open-views.js";
export { FeedReads1700000000024 } from "./0024-feed-reads.js";
export { SignsOfDemand1700000000025 } from "./0025-signs-of-demand.js";
export { Country1700000000026 } from "./0026-country.js";
export { SignalsThatCameIn1700000000027 } from "./0027-signals-that-came-in.js";
export { ShowHistory1700000000028 } from "./0028-show-history.js";
export { FeedRounds1700000000029 } from "./0029-feed-rounds.js";
export { CatalogueUpdates1700000000030 } from "./0030-catalogue-updates.js";
export { Shortlists1700000000031 } from "./0031-shortlists.js";
export { Contacts1700000000032 } from "./0032-contacts.js";
export { ListMembers1700000000033 } from "./0033-list-members.js";
export { SavedViews1700000000034 } from "./0034-saved-views.js";
export { RankInHistory1700000000035 } from "./0035-rank-in-history.js";
export { ListSharing1700000000043 } from "./0043-list-sharing.js";
export { FeedSubscriptions1700000000048 } from "./0048-feed-subscriptions.js";
export { FeedHosts1700000000049 } from "./0049-feed-hosts.js";
export { OperatorPage1700000000050 } from "./0050-operator-page.js";
export { EpisodeExtras1700000000051 } from "./0051-episode-extras.js";
export { ShowsOnTheSearchPage1700000000052 } from "./0052-shows-on-the-search-page.js";
export { ImportRuns1700000000053 } from "./0053-import-runs.js";
export { MovedShows1700000000054 } from "./0054-moved-shows.js";
export { DetectedLanguage1700000000055 } from "./0055-detected-language.js";
export { ApiKeys1700000000056 } from "./0056-api-keys.js";
export { GuidsByIndex1700000000058 } from "./0058-guids-by-index.js";
export { CatalogueChanges1700000000062 } from "./0062-catalogue-changes.js";
export { WatchedViews1700000000063 } from "./0063-watched-views.js";
export { Plans1700000000064 } from "./0064-plans.js";
export { ShowClaims1700000000066 } from "./0066-show-claims.js";
export { ViewDigests1700000000067 } from "./0067-view-digests.js";
export { ApiUsage1700000000068 } from "./0068-api-usage.js";
export { Webhooks1700000000069 } from "./0069-webhooks.js";
export { MailedClaims1700000000070 } from "./0070-mailed-claims.js";
export { WeeklyDigests1700000000071 } from "./0071-weekly-digests.js";
export { UsageByHour1700000000072 } from "./0072-usage-by-hour.js";
export { FactsAsOf1700000000073 } from "./0073-facts-as-of.js";
export { DemandHistory1700000000074 } from "./0074-demand-history.js";
export { HistoryByGroup1700000000075 } from "./0075-history-by-group.js";

/**
 * The last migration of the previous version; before the first release, this version's own last one. With MIGRATE=off, this version
 * runs on that schema until the rest is done.
 */
export const RELEASED = "FactsAsOf1700000000073";
