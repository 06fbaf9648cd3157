/** What a merchant can filter the log by. */
export const ACTIVITY_GROUPS = [
  'connections',
  'publishing',
  'exports',
  'erasures',
  'plan',
  'keys',
  'links',
  'store',
] as const;

export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

/** What is noted, with its group. The name of what it happened to stands beside it. */
export const ACTIVITY_KINDS = {
  'connection.added': 'connections',
  'connection.changed': 'connections',
  'connection.switched_on': 'connections',
  'connection.switched_off': 'connections',
  'connection.overflowed': 'connections',
  'connection.secret_replaced': 'connections',
  'connection.deleted': 'connections',
  'connection.tested': 'connections',
  'connection.resent': 'connections',
  'survey.published': 'publishing',
  'survey.paused': 'publishing',
  'survey.resumed': 'publishing',
  'survey.closed': 'publishing',
  'survey.reopened': 'publishing',
  'survey.audience_changed': 'publishing',
  'survey.delivery_changed': 'publishing',
  'frequency.changed': 'publishing',
  'appearance.changed': 'publishing',
  'survey.deleted': 'erasures',
  'responses.erased': 'erasures',
  'shopper.erased': 'erasures',
  'retention.changed': 'erasures',
  'answers.exported': 'exports',
  'store.exported': 'exports',
  'shopper.exported': 'exports',
  'plan.started': 'plan',
  'plan.cancelled': 'plan',
  'plan.ended': 'plan',
  'key.created': 'keys',
  'key.ended': 'keys',
  'link.created': 'links',
  'link.ended': 'links',
  'logins.ended': 'store',
  'permission.given': 'store',
  'permission.taken': 'store',
  'orders.requested': 'store',
  'discount.created': 'store',
  'store.restored': 'store',
} as const satisfies Readonly<Record<string, ActivityGroup>>;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;

export const ALL_ACTIVITY = Object.keys(ACTIVITY_KINDS) as ActivityKind[];

export const kindsIn = (group: ActivityGroup): ActivityKind[] =>
  ALL_ACTIVITY.filter((kind) => ACTIVITY_KINDS[kind] === group);

/** How long an entry is kept. */
export const ACTIVITY_DAYS = 400;
