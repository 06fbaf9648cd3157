import type { Standing, StandingContext, StandingFacts } from '#shared/delivery/standing.ts';

export const NOW = Date.parse('2026-11-22T12:00:00Z');
export const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();
const HOUR = 60;
export const DAY = 24 * HOUR;

export const LIVE: StandingFacts = {
  status: 'live',
  placements: ['thank_you'],
  seen: [{ placement: 'thank_you', at: ago(5), page: null }],
  startsAt: null,
  endsAt: null,
  isFull: false,
  outrankedBy: null,
  monthResponses: 12,
  liveSurveys: 1,
  putOffAt: null,
  answeredAt: null,
  isPausedByPlan: false,
};
export const TOP_LEVEL: StandingContext = {
  now: NOW,
  switchedOn: null,
  plan: { monthResponses: 100, liveSurveys: 1 },
};
const framed = (switchedOn: StandingContext['switchedOn']): Partial<StandingContext> => ({ switchedOn });
const UNSEEN = { seen: [] };

export type Situation = [string, Standing, Partial<StandingFacts>, Partial<StandingContext>?];

/** A survey that is published on the thank-you page and was seen there, but for these facts. */
export const SITUATIONS: readonly Situation[] = [
  ['was never published', 'draft', { status: 'draft', ...UNSEEN }],
  [
    'was never published, on a store with the embed',
    'draft',
    { status: 'draft' },
    framed({ thank_you: true }),
  ],
  ['was closed', 'closed', { status: 'closed' }],
  ['was closed when it was full', 'closed', { status: 'closed', isFull: true }],
  ['was paused by the merchant', 'paused', { status: 'paused' }],
  ['was paused by a smaller plan', 'paused_by_plan', { status: 'paused', isPausedByPlan: true }],
  [
    'was paused by a plan that has room again',
    'paused',
    { status: 'paused', isPausedByPlan: true },
    { plan: { monthResponses: Infinity, liveSurveys: Infinity } },
  ],
  ['is past its last day', 'ended', { endsAt: ago(1) }],
  ['is past its last day and full', 'ended', { endsAt: ago(1), isFull: true }],
  ['has the responses that its own limit allows', 'full', { isFull: true }],
  ['is full before a page has loaded it', 'full', { isFull: true, ...UNSEEN }],
  ['used up the responses of the month', 'plan_full', { monthResponses: 100 }],
  ['is one response below the limit of the month', 'live', { monthResponses: 99 }],
  ['was seen by no page, outside of the admin', 'unseen', UNSEEN],
  ['has no placement', 'unplaced', { placements: [] }],
  ['was seen at a placement that was taken away', 'unseen', { placements: ['popup'] }],
  [
    'has a link besides a placement that no page has loaded',
    'unseen',
    { placements: ['thank_you', 'hosted'], ...UNSEEN },
  ],
  ['has no block in the checkout and was never seen', 'off', UNSEEN, framed({ thank_you: false })],
  [
    'needs the embed, which is off',
    'off',
    { placements: ['popup', 'embedded'], ...UNSEEN },
    framed({ popup: false, embedded: false }),
  ],
  [
    'was switched off and last seen two days ago',
    'removed',
    { seen: [{ placement: 'thank_you', at: ago(2 * DAY), page: null }] },
    framed({ thank_you: false }),
  ],
  ['was seen by no page and starts later', 'scheduled', { startsAt: ago(-HOUR), ...UNSEEN }],
  [
    'starts later where it is not switched on',
    'off',
    { startsAt: ago(-HOUR), ...UNSEEN },
    framed({ thank_you: false }),
  ],
  [
    'is switched on, but all its shoppers meet another one first',
    'outranked',
    { outrankedBy: { name: 'Leaving the cart', isReached: true } },
    framed({ thank_you: true }),
  ],
  [
    'is published where all its shoppers meet another one',
    'outranked',
    { outrankedBy: { name: 'Leaving the cart', isReached: false }, ...UNSEEN },
  ],
  ['has only a link', 'link', { placements: ['hosted'], ...UNSEEN }],
  [
    'has only a link that was opened',
    'link',
    { placements: ['hosted'], seen: [{ placement: 'hosted', at: ago(1), page: null }] },
  ],
  ['is on a page and starts in an hour', 'scheduled', { startsAt: ago(-HOUR) }],
  ['has only a link and starts in an hour', 'scheduled', { placements: ['hosted'], startsAt: ago(-HOUR) }],
  ['had calls put off a minute ago', 'overloaded', { putOffAt: ago(1) }],
  ['had calls put off an hour ago', 'live', { putOffAt: ago(HOUR) }],
  ['was loaded by a page five minutes ago', 'live', {}],
  [
    'was loaded by a page two days ago, outside of the admin',
    'live',
    { seen: [{ placement: 'thank_you', at: ago(2 * DAY), page: null }] },
  ],
  ['is switched on in the theme and not seen yet', 'unseen', UNSEEN, framed({ thank_you: true })],
  [
    'was seen on a product page an hour ago',
    'live',
    { placements: ['popup'], seen: [{ placement: 'popup', at: ago(HOUR), page: 'product' }] },
  ],
  [
    'was seen before the theme was replaced by one without the embed',
    'removed',
    { placements: ['popup'], seen: [{ placement: 'popup', at: ago(2 * DAY), page: 'home' }] },
    framed({ popup: false }),
  ],
  ['is loaded although the admin knows of no embed', 'live', {}, framed({ thank_you: false })],
  [
    'has two placements of which one is on',
    'unseen',
    { placements: ['popup', 'thank_you'], ...UNSEEN },
    framed({ popup: true, thank_you: false }),
  ],
  ['has started and not ended', 'live', { startsAt: ago(1), endsAt: ago(-1) }],
];
