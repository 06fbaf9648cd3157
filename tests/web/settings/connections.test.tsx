import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Connection } from '#shared/api/connections.ts';
import { PRO_FEATURES } from '#shared/plan/plans.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith } from '../surveys/replies.ts';

const TAGS: Connection = {
  connectionId: 'c1',
  name: 'Tags',
  service: {
    kind: 'store',
    rules: [{ target: 'order_tag', when: 'low_score', questionId: null, text: 'detractor' }],
    startsFlows: false,
  },
  url: '',
  events: ['response.completed'],
  surveyIds: [],
  answerFilter: null,
  state: 'active',
  stateChangedAt: '2026-11-01T10:00:00Z',
  createdAt: '2026-11-01T10:00:00Z',
  failingSince: null,
  previousSecretUntil: null,
  waiting: 0,
  dead: 0,
  lastDeliveredAt: null,
};

/** The card of the connection, in a store that lets the app change orders or does not. */
async function openCard(orders: boolean) {
  const storeAccess = { orders, customers: false, allowUrl: 'https://shop.example/allow' };
  await openAdmin({
    at: '/settings/connections',
    replies: {
      getBillingCustomer: () => customerWith(PRO_FEATURES, 19),
      listConnections: () => ({ connections: [TAGS], storeAccess }),
      listKeys: () => ({ keys: [] }),
    },
  });
  return within(await screen.findByRole('article', { name: 'Tags' }));
}

it('says that the store does not allow a rule yet, beside the name of its connection', async () => {
  const card = await openCard(false);
  expect(card.getByText('Not allowed yet')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Allow in your store' })).toBeTruthy();
});

it('says that a connection is on once the store allows what its rules change', async () => {
  const card = await openCard(true);
  expect(card.getByText('On')).toBeTruthy();
  expect(card.queryByText('Not allowed yet')).toBeNull();
});
