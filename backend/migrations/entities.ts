import { EmailTokenRow } from "../src/accounts/stores/email-token.row.js";
import { IdentityRow } from "../src/accounts/stores/identity.row.js";
import { SessionRow } from "../src/accounts/stores/session.row.js";
import { UserRow } from "../src/accounts/stores/user.row.js";
import { AnalyticsEventRow } from "../src/analytics/analytics-event.row.js";
import { CampaignRequestRow } from "../src/campaigns/campaign-request.row.js";
import { FeedSubscriptionRow } from "../src/catalogue/hubs/feed-subscription.row.js";
import { ImportRunRow } from "../src/catalogue/import/runs/import-run.row.js";
import { DemandSignalRow } from "../src/catalogue/signals/demand-signal.row.js";
import { AccountPlanRow } from "../src/keys/quotas/account-plan.row.js";
import { ApiQuotaRow } from "../src/keys/quotas/api-quota.row.js";
import { PlanRow } from "../src/keys/quotas/plan.row.js";
import { ApiRequestRow } from "../src/keys/usage/api-request.row.js";
import { ApiUsageRow } from "../src/keys/usage/api-usage.row.js";
import { ListItemRow } from "../src/lists/stores/list-item.row.js";
import { ListStepItemRow } from "../src/lists/list-step-item.row.js";
import { ListStepRow } from "../src/lists/list-step.row.js";
import { ListRow } from "../src/lists/stores/list.row.js";
import { ListActivityRow } from "../src/lists/stores/list-activity.row.js";
import { ListCommentRow } from "../src/lists/sharing/comments/list-comment.row.js";
import { OperatorActionRow } from "../src/admin/operator-action.row.js";
import { ListShareDayRow } from "../src/lists/sharing/links/list-share-day.row.js";
import { ListShareItemRow } from "../src/lists/sharing/links/list-share-item.row.js";
import { ListShareRow } from "../src/lists/sharing/links/list-share.row.js";
import { ListInvitationRow } from "../src/lists/sharing/people/list-invitation.row.js";
import { ApiKeyRow } from "../src/keys/api-key.row.js";
import { ListCircleRow } from "../src/lists/stores/list-circle.row.js";
import { ListMemberRow } from "../src/lists/stores/list-member.row.js";
import { MailRow } from "../src/mail/mail.row.js";
import { ShowClaimRow } from "../src/claims/show-claim.row.js";
import { ContactDayRow } from "../src/contacts/contact-day.row.js";
import { ContactRemovalRow } from "../src/contacts/contact-removal.row.js";
import { ContactMessageRow } from "../src/outreach/contact-message.row.js";
import { WaitlistRow } from "../src/outreach/waitlist.row.js";
import { SavedRemovalRow } from "../src/saved/saved-removal.row.js";
import { SavedRow } from "../src/saved/saved.row.js";
import { SavedViewRow } from "../src/saved/views/saved-view.row.js";
import { WatchedViewRow } from "../src/saved/views/watched-view.row.js";
import { ViewDigestRow } from "../src/saved/watching/view-digest.row.js";
import { ViewRunRow } from "../src/saved/watching/view-run.row.js";
import { IdempotencyKeyRow } from "../src/http/idempotency/idempotency-key.row.js";
import { AlertDigestRow } from "../src/tracking/stores/alert-digest.row.js";
import { AlertRow } from "../src/tracking/stores/alert.row.js";
import { ProviderSlotRow } from "../src/tracking/stores/provider-slot.row.js";
import { TrackedRow } from "../src/tracking/stores/tracked.row.js";
import { TrackingStopRow } from "../src/tracking/stores/tracking-stop.row.js";
import { WatchedProviderRow } from "../src/tracking/stores/watched-provider.row.js";
import { WatchedShowRow } from "../src/tracking/stores/watched-show.row.js";
import { WebhookDeliveryRow } from "../src/webhooks/webhook-delivery.row.js";
import { WebhookEndpointRow } from "../src/webhooks/webhook-endpoint.row.js";
import { WebhookPositionRow } from "../src/webhooks/webhook-position.row.js";

/** All entities. `entities.db.test.ts` compares each one with its migrated table. */
export const entities = [
  AlertDigestRow,
  AlertRow,
  AnalyticsEventRow,
  AccountPlanRow,
  ApiKeyRow,
  ApiQuotaRow,
  ApiRequestRow,
  ApiUsageRow,
  CampaignRequestRow,
  ContactDayRow,
  ContactMessageRow,
  ContactRemovalRow,
  DemandSignalRow,
  EmailTokenRow,
  FeedSubscriptionRow,
  IdempotencyKeyRow,
  IdentityRow,
  ImportRunRow,
  ListActivityRow,
  ListCircleRow,
  ListCommentRow,
  ListInvitationRow,
  ListItemRow,
  ListMemberRow,
  ListRow,
  OperatorActionRow,
  PlanRow,
  ListShareDayRow,
  ListShareItemRow,
  ListShareRow,
  ListStepItemRow,
  ListStepRow,
  MailRow,
  ProviderSlotRow,
  SavedRemovalRow,
  SavedRow,
  SavedViewRow,
  SessionRow,
  ShowClaimRow,
  TrackedRow,
  TrackingStopRow,
  UserRow,
  ViewDigestRow,
  ViewRunRow,
  WaitlistRow,
  WatchedProviderRow,
  WatchedShowRow,
  WatchedViewRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
  WebhookPositionRow,
];
