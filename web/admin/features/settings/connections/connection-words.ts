import type { Connection, Delivery } from '#shared/api/connections.ts';
import type { EventType } from '#shared/connections/events.ts';
import { FAILING_DAYS, LOG_DAYS } from '#shared/connections/connection-limits.ts';

interface EventWords {
  readonly name: string;
  readonly help: string;
}

export const EVENT_WORDS: Readonly<Record<EventType, EventWords>> = {
  'response.completed': { name: 'Response completed', help: 'A shopper reached the end.' },
  'response.low_score': { name: 'Low score', help: 'A detractor or a low rating, as soon as it is given.' },
  'response.saved': { name: 'Response begun', help: 'The first answer was saved.' },
  'response.changed': {
    name: 'Response changed',
    help: 'Further answers until the end. Several changes that come soon after each other are sent as one.',
  },
  'response.erased': {
    name: 'Response erased',
    help: 'When a response is erased, the receiver is always told, so that its copy can be erased too.',
  },
  'survey.published': { name: 'Survey published', help: 'Also when it is resumed or reopened.' },
  'survey.paused': { name: 'Survey paused', help: 'By you, or by a smaller plan.' },
  'survey.full': { name: 'Survey full', help: 'It has all the answers that it or your plan takes.' },
  'survey.deleted': { name: 'Survey deleted', help: 'Its answers are deleted with it.' },
  'store.digest': {
    name: 'Daily digest',
    help: 'How many answers each survey got the day before. Not sent after a day without answers.',
  },
};

/** What is said of deliveries, whatever receives them. */
export const RECEIVER_WORDS = {
  accepted: 'The test was accepted',
  notAccepted: 'The receiver does not accept what is sent',
  repeated: 'Each event is repeated for three days; the log says what the receiver replied.',
  thing: 'event',
  none: `Nothing delivered in ${LOG_DAYS} days`,
  last: 'Last delivered',
} as const;

export const STATE_WORDS: Readonly<
  Record<Exclude<Connection['state'], 'active'>, { readonly badge: string; readonly reason: string }>
> = {
  off: { badge: 'Off', reason: 'You switched it off. What happens while it is off is not sent.' },
  failing: {
    badge: 'Switched off',
    reason: `Nothing was accepted for ${FAILING_DAYS} days, or the address said that it is gone. Check the log, mend the receiver, and switch it on again.`,
  },
  plan: {
    badge: 'Off',
    reason: 'A plan without connections switched it off. If your plan has them, switch it on again.',
  },
  uninstalled: { badge: 'Off', reason: 'The app was uninstalled. Switch it on to go on.' },
};

export function deliveryWords({ state, attempts, isTest }: Delivery): string {
  if (state === 'delivered') return 'Delivered';
  if (state === 'withheld') return 'Not sent';
  if (state === 'waiting') return attempts === 0 ? 'Waiting' : 'Waiting to be repeated';
  return isTest ? 'Not accepted' : 'Given up';
}
