import type { QueryRunner } from "typeorm";
import { Catalogue1700000000001 } from "./0001-catalogue.js";
import { Accounts1700000000002 } from "./0002-accounts.js";
import { Lists1700000000003 } from "./0003-lists.js";
import { Tracking1700000000004 } from "./0004-tracking.js";
import { Outreach1700000000005 } from "./0005-outreach.js";
import { Analytics1700000000006 } from "./0006-analytics.js";
import { WordStems1700000000007 } from "./0007-word-stems.js";
import { Lookup1700000000008 } from "./0008-lookup.js";
import { Restorable1700000000009 } from "./0009-restorable.js";
import { ListenersIndex1700000000010 } from "./0010-listeners-index.js";
import { PlacesBetween1700000000011 } from "./0011-places-between.js";
import { ListenersOrder1700000000013 } from "./0013-listeners-order.js";
import { WordsInline1700000000014 } from "./0014-words-inline.js";
import { HashesByPosition1700000000015 } from "./0015-hashes-by-position.js";
import { PlansWithoutWords1700000000016 } from "./0016-plans-without-words.js";
import { IdentitiesByIndex1700000000017 } from "./0017-identities-by-index.js";
import { WordsCollected1700000000018 } from "./0018-words-collected.js";
import { AllShowsCounted1700000000019 } from "./0019-all-shows-counted.js";
import { UnknownIsNull1700000000020 } from "./0020-unknown-is-null.js";
import { AskingSession1700000000021 } from "./0021-asking-session.js";
import { NarrowShows1700000000022 } from "./0022-narrow-shows.js";
import { OpenViews1700000000023 } from "./0023-open-views.js";
import { FeedReads1700000000024 } from "./0024-feed-reads.js";
import { SignsOfDemand1700000000025 } from "./0025-signs-of-demand.js";
import { Country1700000000026 } from "./0026-country.js";
import { SignalsThatCameIn1700000000027 } from "./0027-signals-that-came-in.js";
import { ShowHistory1700000000028 } from "./0028-show-history.js";
import { FeedRounds1700000000029 } from "./0029-feed-rounds.js";
import { CatalogueUpdates1700000000030 } from "./0030-catalogue-updates.js";
import { Shortlists1700000000031 } from "./0031-shortlists.js";
import { Contacts1700000000032 } from "./0032-contacts.js";
import { ListMembers1700000000033 } from "./0033-list-members.js";
import { SavedViews1700000000034 } from "./0034-saved-views.js";
import { RankInHistory1700000000035 } from "./0035-rank-in-history.js";
import { ListSharing1700000000043 } from "./0043-list-sharing.js";
import { FeedSubscriptions1700000000048 } from "./0048-feed-subscriptions.js";
import { FeedHosts1700000000049 } from "./0049-feed-hosts.js";
import { OperatorPage1700000000050 } from "./0050-operator-page.js";
import { EpisodeExtras1700000000051 } from "./0051-episode-extras.js";
import { ShowsOnTheSearchPage1700000000052 } from "./0052-shows-on-the-search-page.js";
import { ImportRuns1700000000053 } from "./0053-import-runs.js";
import { MovedShows1700000000054 } from "./0054-moved-shows.js";
import { DetectedLanguage1700000000055 } from "./0055-detected-language.js";
import { ApiKeys1700000000056 } from "./0056-api-keys.js";
import { GuidsByIndex1700000000058 } from "./0058-guids-by-index.js";
import { CatalogueChanges1700000000062 } from "./0062-catalogue-changes.js";
import { WatchedViews1700000000063 } from "./0063-watched-views.js";
import { Plans1700000000064 } from "./0064-plans.js";
import { ShowClaims1700000000066 } from "./0066-show-claims.js";
import { ViewDigests1700000000067 } from "./0067-view-digests.js";
import { ApiUsage1700000000068 } from "./0068-api-usage.js";
import { Webhooks1700000000069 } from "./0069-webhooks.js";
import { MailedClaims1700000000070 } from "./0070-mailed-claims.js";
import { WeeklyDigests1700000000071 } from "./0071-weekly-digests.js";
import { UsageByHour1700000000072 } from "./0072-usage-by-hour.js";
import { FactsAsOf1700000000073 } from "./0073-facts-as-of.js";
import { DemandHistory1700000000074 } from "./0074-demand-history.js";
import { HistoryByGroup1700000000075 } from "./0075-history-by-group.js";

/**
 * The last migration of the previous version; before the first release, this version's own last one. With MIGRATE=off, this version
 * runs on that schema until the rest is done.
 */
export const RELEASED = "FactsAsOf1700000000073";

/**
 * TypeORM names a migration by its class. Without `down`: the previous version runs on the new schema, so nothing undoes a released
 * migration. Only tests undo some.
 */
type Migration = { up(runner: QueryRunner): Promise<void> };

/** All migrations, oldest first. A schema change is a new file here, never an edit of an old one. */
export const migrations: (new () => Migration)[] = [
  Catalogue1700000000001,
  Accounts1700000000002,
  Lists1700000000003,
  Tracking1700000000004,
  Outreach1700000000005,
  Analytics1700000000006,
  WordStems1700000000007,
  Lookup1700000000008,
  Restorable1700000000009,
  ListenersIndex1700000000010,
  PlacesBetween1700000000011,
  ListenersOrder1700000000013,
  WordsInline1700000000014,
  HashesByPosition1700000000015,
  PlansWithoutWords1700000000016,
  IdentitiesByIndex1700000000017,
  WordsCollected1700000000018,
  AllShowsCounted1700000000019,
  UnknownIsNull1700000000020,
  AskingSession1700000000021,
  NarrowShows1700000000022,
  OpenViews1700000000023,
  FeedReads1700000000024,
  SignsOfDemand1700000000025,
  Country1700000000026,
  SignalsThatCameIn1700000000027,
  ShowHistory1700000000028,
  FeedRounds1700000000029,
  CatalogueUpdates1700000000030,
  Shortlists1700000000031,
  Contacts1700000000032,
  ListMembers1700000000033,
  SavedViews1700000000034,
  RankInHistory1700000000035,
  ListSharing1700000000043,
  FeedSubscriptions1700000000048,
  FeedHosts1700000000049,
  OperatorPage1700000000050,
  EpisodeExtras1700000000051,
  ShowsOnTheSearchPage1700000000052,
  ImportRuns1700000000053,
  MovedShows1700000000054,
  DetectedLanguage1700000000055,
  ApiKeys1700000000056,
  GuidsByIndex1700000000058,
  CatalogueChanges1700000000062,
  WatchedViews1700000000063,
  Plans1700000000064,
  ShowClaims1700000000066,
  ViewDigests1700000000067,
  ApiUsage1700000000068,
  Webhooks1700000000069,
  MailedClaims1700000000070,
  WeeklyDigests1700000000071,
  UsageByHour1700000000072,
  FactsAsOf1700000000073,
  DemandHistory1700000000074,
  HistoryByGroup1700000000075,
];
