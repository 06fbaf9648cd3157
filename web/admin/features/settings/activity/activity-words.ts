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
  'survey.published': 'Survey published',
  'survey.paused': 'Survey paused',
  'survey.resumed': 'Survey resumed',
  'survey.closed': 'Survey closed',
  'survey.reopened': 'Survey reopened',
  'survey.deleted': 'Survey deleted',
  'responses.erased': 'Answers deleted',
  'shopper.erased': 'Shopper erased',
  'retention.changed': 'Time that answers are kept',
  'answers.exported': 'Answers exported',
  'store.exported': 'All data exported',
  'plan.started': 'Plan started',
  'plan.ended': 'Plan ended',
  'key.created': 'API key created',
  'key.ended': 'API key ended',
  'link.created': 'Share link created',
  'link.ended': 'Share link ended',
};

export function actorWords({ kind, actor, actorName }: ActivityEntry, appName: string): string {
  // The platform says that a plan was approved or ended, and not by whom.
  if (kind.startsWith('plan.')) return 'Plan and billing';
  if (actor === 'askwell') return appName;
  if (actor === 'key') return `API key ${actorName}`;
  return actorName || 'Somebody in your store’s admin';
}
