import type { Purpose } from '../collect/consent.ts';
import type { EventType } from './events.ts';
import type { StoreRule } from './store-rules.ts';
import type { TemplateType } from './template.ts';

/** The services that a connection can lead to, in the order in which they are offered. */
export const CONNECTION_KINDS = ['webhook', 'store', 'slack', 'klaviyo', 'google_analytics', 'http'] as const;

export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** What each kind asks for besides events and a key. */
export interface Services {
  readonly webhook: object;
  /** The store's own orders and customers, and its Flow workflows. */
  readonly store: {
    readonly rules: readonly StoreRule[];
    /** Whether workflows of Flow are started. */
    readonly startsFlows: boolean;
  };
  readonly slack: {
    /** When the daily digest is written, by the store's clock. */
    readonly digestHour: number;
  };
  readonly klaviyo: object;
  readonly google_analytics: {
    readonly measurementId: string;
    /** Whether Google receives the data in the EU. */
    readonly isEuropean: boolean;
  };
  readonly http: {
    readonly template: string;
    readonly type: TemplateType;
    /** The header that carries the key; empty for none. */
    readonly header: string;
    /** What the shopper must allow; null sends every answer, without who gave it. */
    readonly purpose: Purpose | null;
  };
}

export type Service = { readonly [K in ConnectionKind]: { readonly kind: K } & Services[K] }[ConnectionKind];

export type ServiceOf<K extends ConnectionKind> = Extract<Service, { readonly kind: K }>;

/** The events that a kind can send. */
export const EVENTS_OF_KIND: Readonly<Record<ConnectionKind, readonly EventType[]>> = {
  webhook: [
    ...(['response.completed', 'response.low_score', 'response.saved', 'response.changed'] as const),
    ...(['response.erased', 'survey.published', 'survey.paused', 'survey.full', 'survey.deleted'] as const),
  ],
  store: [
    ...(['response.completed', 'response.low_score', 'response.changed'] as const),
    ...(['response.erased', 'survey.deleted'] as const),
  ],
  slack: [
    ...(['response.low_score', 'store.digest', 'response.completed'] as const),
    ...(['survey.published', 'survey.paused', 'survey.full', 'survey.deleted'] as const),
  ],
  klaviyo: ['response.completed', 'response.low_score', 'response.erased'],
  google_analytics: ['response.completed', 'response.low_score'],
  http: ['response.completed', 'response.low_score', 'response.saved', 'response.changed'],
};

/** What the shopper must allow before a kind is told of their answer; null if it is told without who gave it. */
export function purposeOf(service: Service): Purpose | null {
  if (service.kind === 'klaviyo' || service.kind === 'store') return 'marketing';
  if (service.kind === 'google_analytics') return 'analytics';
  return service.kind === 'http' ? service.purpose : null;
}

/** The names in templates of `http`, with what they stand for. */
export const TEMPLATE_NAMES: Readonly<Record<string, string>> = {
  'event.id': 'The same at each attempt',
  'event.type': 'Such as response.completed',
  'event.time': 'ISO 8601',
  'event.time_unix': 'Seconds since 1970',
  'survey.id': '',
  'survey.name': '',
  'response.id': '',
  'response.status': 'complete or partial',
  'response.nps': 'The first score from 0 to 10',
  'response.rating': 'The first rating',
  'response.text': 'The first text',
  'response.answers': 'All questions and answers as text',
  'response.country': '',
  'response.language': '',
  'response.placement': '',
  'customer.id': 'With consent to marketing',
  'customer.id_sha256': 'With consent to marketing',
  'order.id': 'With consent to marketing',
  'order.value': 'With consent to marketing',
  'order.currency': 'With consent to marketing',
  secret: 'The key',
};
