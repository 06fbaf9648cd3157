import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';

const entry = (activityId: string, subject: string): ActivityEntry => ({
  activityId,
  at: '2026-11-01T10:00:00Z',
  kind: 'survey.published',
  actor: 'person',
  actorName: 'Robin',
  subject,
});

it('says that earlier entries could not be loaded, and loads them again', async () => {
  const state = { isDown: true };
  const { user } = await openAdmin({
    at: '/settings/activity',
    replies: {
      listActivity: (input) => {
        if ((input as { after: string }).after === '') return { entries: [entry('2', 'Lamps')], next: 'p2' };
        if (state.isDown) throw new ApiError({ status: 'FETCH_ERROR' });
        return { entries: [entry('1', 'Teapots')], next: null };
      },
    },
  });
  const log = within(await screen.findByRole('region', { name: 'Who did what' }));
  await user.click(await log.findByRole('button', { name: 'Show earlier entries' }));
  const fault = await log.findByRole('alert');
  expect(fault.textContent).toMatch(/^Earlier entries could not be loaded\. .* What is shown stays\.$/);
  log.getByText('Lamps');
  state.isDown = false;
  await user.click(log.getByRole('button', { name: 'Try again' }));
  await log.findByText('Teapots');
  expect(log.queryByRole('alert')).toBeNull();
});
