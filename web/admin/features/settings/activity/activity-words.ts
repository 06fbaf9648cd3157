import type { ActivityGroup, ActivityKind } from '#shared/activity/activity-kinds.ts';
import type { ActivityEntry } from '#shared/api/activity.ts';

export const GROUP_WORDS: Readonly<Record<ActivityGroup, string>> = {
  connections: 'Connections',
  publishing: 'Publishing',
  exports: 'Exports',
  erasures: 'Erasures',
  plan: 'Plan',
  keys: 'API keys',
  links: 'Share links',
  store: 'Store and logins',
};

/** The event. The name of its subject follows after a colon. */
export const KIND_WORDS: Readonly<Record<ActivityKind, string>> = {
  'connection.added': 'Connection added',
  'connection.changed': 'Connection changed',
  'connection.switched_on': 'Connection switched on',
  'connection.switched_off': 'Connection switched off',
  'connection.overflowed': 'Events given up, because too many were waiting',
  'connection.secret_replaced': 'Secret replaced',
  'connection.deleted': 'Connection deleted',
  'connection.tested': 'Test sent to a connection',
  'connection.resent': 'Given-up events sent again',
  'survey.published': 'Survey published',
  'survey.paused': 'Survey paused',
  'survey.resumed': 'Survey resumed',
  'survey.closed': 'Survey closed',
  'survey.reopened': 'Survey reopened',
  'survey.audience_changed': 'Audience changed',
  'survey.delivery_changed': 'Placement or timing changed',
  'frequency.changed': 'How many surveys one visitor sees',
  'appearance.changed': 'Look or texts of all surveys changed',
  'survey.deleted': 'Survey deleted',
  'responses.erased': 'Answers deleted',
  'shopper.erased': 'Shopper erased',
  'retention.changed': 'Time that answers are kept',
  'answers.exported': 'Answers exported',
  'store.exported': 'All data exported',
  'shopper.exported': 'A shopper’s data exported',
  'plan.started': 'Plan started',
  'plan.cancelled': 'Plan cancelled',
  'plan.ended': 'Plan ended',
  'key.created': 'API key created',
  'key.ended': 'API key ended',
  'link.created': 'Share link created',
  'link.ended': 'Share link ended',
  'logins.ended': 'Logged out everywhere',
  'permission.given': 'Permission given in the store’s admin',
  'permission.taken': 'Permission taken back in the store’s admin',
  'orders.requested': 'Past orders fetched from the store',
  'discount.created': 'Discount code created',
  'store.restored': 'Restored from a backup',
};

export function actorWords({ kind, actor, actorName }: ActivityEntry, appName: string): string {
  // The platform says that a plan was approved or ended, and not by whom.
  if (kind === 'plan.started' || kind === 'plan.ended') return 'Plan and billing';
  if (actor === 'askwell') return appName;
  if (actor === 'key') return `API key ${actorName}`;
  return actorName || 'Somebody in your store’s admin';
}
