import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { madeCustomer, madeStore, openAdmin } from '../support/admin.tsx';

const LONG = { ...TEMPLATES[0], surveyId: 'long', name: 'Long one', questionsCount: 12 };

/** What leads to another screen, what opens over it, and what the merchant then sees. */
const OVERLAYS = [
  {
    title: 'Unlock more with the Pro plan',
    from: '/surveys/templates/mnps',
    leave: 'Templates',
    at: '/surveys/templates',
    open: () => screen.findByRole('button', { name: 'Upgrade now: Long one' }),
  },
  {
    title: 'Schedule a Call',
    from: '/onboarding',
    leave: 'See plans',
    at: '/billing-plans',
    open: () => screen.findByRole('button', { name: /Schedule a call/ }),
  },
] as const;

it.each(OVERLAYS)('closes $title on the browser’s Back', async ({ title, from, leave, at, open }) => {
  const isNewStore = from === '/onboarding';
  const { user, where, go } = await openAdmin({
    at: from,
    replies: {
      listTemplates: () => [LONG],
      getStoreDetails: () =>
        madeStore({ isNewStore, onboarding: { step: 'place', goal: 'product research', places: [] } }),
      getBillingCustomer: () => madeCustomer(!isNewStore),
    },
  });
  await user.click(await screen.findByRole('link', { name: leave }));
  await waitFor(() => expect(where.path).toBe(at));
  await user.click(await open());
  await screen.findByRole('dialog', { name: title });
  go(-1);
  await waitFor(() => expect(where.path).toBe(from));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
});

it('closes the list of shortcuts on the browser’s Back', async () => {
  const { user, where, go } = await openAdmin({ at: '/settings' });
  await user.click(await screen.findByRole('link', { name: 'Connections' }));
  await waitFor(() => expect(where.path).toBe('/settings/connections'));
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  go(-1);
  await waitFor(() => expect(where.path).toBe('/settings'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
});
