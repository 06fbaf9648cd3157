import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ROUTES } from '#shared/routes.ts';
import { METHOD_IDS, methodPath } from '#web/admin/lib/methods.ts';
import { openAdmin } from '../support/admin.tsx';

const openMethods = async () => {
  await openAdmin({ at: ROUTES.methods });
  await screen.findByRole('heading', { level: 1, name: 'How figures are worked out' });
};

it('describes each figure with its formula and what it leaves out', async () => {
  await openMethods();
  const panels = screen.getAllByRole('region').filter((each) => within(each).queryByText('What is left out'));
  expect(panels).toHaveLength(METHOD_IDS.length);
  for (const panel of panels) within(panel).getByText('How it is worked out');
});

it('leads from the list to each figure', async () => {
  await openMethods();
  const index = within(screen.getByRole('navigation', { name: 'Figures' }));
  const addresses = index.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(METHOD_IDS.map((id) => methodPath(id)));
  for (const id of METHOD_IDS) expect(document.getElementById(id)).not.toBeNull();
});
