import { EmailTokenRow } from "../src/accounts/email-token.row.js";
import { IdentityRow } from "../src/accounts/identity.row.js";
import { SessionRow } from "../src/accounts/session.row.js";
import { UserRow } from "../src/accounts/user.row.js";
import { AnalyticsEventRow } from "../src/analytics/analytics-event.row.js";
import { CampaignRequestRow } from "../src/campaigns/campaign-request.row.js";
import { DemandSignalRow } from "../src/catalogue/signals/demand-signal.row.js";
import { ListItemRow } from "../src/lists/list-item.row.js";
import { ListStepItemRow } from "../src/lists/list-step-item.row.js";
import { ListStepRow } from "../src/lists/list-step.row.js";
import { ListRow } from "../src/lists/list.row.js";
import { MailRow } from "../src/mail/mail.row.js";
import { ContactMessageRow } from "../src/outreach/contact-message.row.js";
import { WaitlistRow } from "../src/outreach/waitlist.row.js";
import { SavedRemovalRow } from "../src/saved/saved-removal.row.js";
import { SavedRow } from "../src/saved/saved.row.js";
import { IdempotencyKeyRow } from "../src/shared/idempotency-key.row.js";
import { AlertDigestRow } from "../src/tracking/alert-digest.row.js";
import { AlertRow } from "../src/tracking/alert.row.js";
import { ProviderSlotRow } from "../src/tracking/provider-slot.row.js";
import { TrackedRow } from "../src/tracking/tracked.row.js";
import { TrackingStopRow } from "../src/tracking/tracking-stop.row.js";
import { WatchedProviderRow } from "../src/tracking/watched-provider.row.js";
import { WatchedShowRow } from "../src/tracking/watched-show.row.js";

/** Every entity. `entities.db.test.ts` compares each with the table that the migrations make. */
export const entities = [
  AlertDigestRow,
  AlertRow,
  AnalyticsEventRow,
  CampaignRequestRow,
  ContactMessageRow,
  DemandSignalRow,
  EmailTokenRow,
  IdempotencyKeyRow,
  IdentityRow,
  ListItemRow,
  ListRow,
  ListStepItemRow,
  ListStepRow,
  MailRow,
  ProviderSlotRow,
  SavedRemovalRow,
  SavedRow,
  SessionRow,
  TrackedRow,
  TrackingStopRow,
  UserRow,
  WaitlistRow,
  WatchedProviderRow,
  WatchedShowRow,
];
