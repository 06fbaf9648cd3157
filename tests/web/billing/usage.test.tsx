import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanUsage } from '#shared/api/billing.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith } from '../surveys/replies.ts';

HTMLCanvasElement.prototype.getContext = () => null;

const open = (veiled: PlanUsage['veiled']) =>
  openAdmin({
    at: '/settings/plan',
    replies: {
      getBillingCustomer: () => customerWith(FREE_FEATURES),
      getPlanUsage: () => ({
        month: '2026-11',
        limits: [
          {
            ...{ key: 'responsesPerSurvey', name: 'Responses a month' },
            ...{ used: 100, limit: 100, level: 'reached' },
          },
        ],
        veiled,
      }),
    },
  });

describe('what the store uses', () => {
  it('says how many answers wait for a larger plan, since when, and until when', async () => {
    await open({ responses: 31, since: '2026-11-03T10:00:00.000Z' });
    const told = await screen.findByText(/^31 answers wait, since November 3, 2026: /);
    expect(told.textContent).toMatch(/count when you move to a larger plan.*erased 90 days after it came\.$/);
  });

  it('says nothing of waiting answers if there are none', async () => {
    await open(null);
    await screen.findByText('Responses this month');
    expect(screen.queryByText(/answers? waits?/)).toBeNull();
  });
});
