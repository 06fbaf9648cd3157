import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { addMissingBrowserFeatures } from '../support/missing-in-jsdom.ts';
import { madeDetractor, openResults } from './open-results.tsx';

beforeAll(addMissingBrowserFeatures);

/** Opens low scores with a fake server that stores their follow-ups while it is reachable. */
async function openDetractors() {
  const server = { isBroken: false, kept: madeDetractor('r1') };
  const opened = await openResults('detractors', {
    listDetractors: (input) => {
      const { states } = input as { states: string[] };
      const { state } = server.kept.followUp;
      const isWanted = states.length === 0 || states.includes(state);
      return { detractors: isWanted ? [server.kept] : [], next: null };
    },
    changeFollowUp: (input) => {
      if (server.isBroken) throw new ApiError({ status: 'FETCH_ERROR' });
      const { state, owner, note } = input as (typeof server.kept)['followUp'];
      const followUp = { state, owner, note, changedAt: new Date().toISOString() };
      server.kept = { ...server.kept, followUp };
      return followUp;
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Low scores, newest first' }));
  return { ...opened, server, list };
}

it('shows a low score with its comment, the shopper and the possible actions', async () => {
  const { list } = await openDetractors();
  list.getByText('3 of 10');
  list.getByText('The lamp came broken.');
  list.getByRole('link', { name: 'Order 1001' });
  list.getByRole('link', { name: 'Customer 5001' });
  expect(list.getByRole<HTMLInputElement>('radio', { name: 'New' }).checked).toBe(true);
  await expectAccessiblePage();
});

it('saves a status when it is chosen and a note when its field loses focus', async () => {
  const { user, list, server } = await openDetractors();
  await user.click(list.getByRole('radio', { name: 'Contacted' }));
  await waitFor(() => expect(server.kept.followUp.state).toBe('contacted'));
  await user.type(list.getByRole('textbox', { name: 'Who takes care of it' }), 'Ana Exemplo');
  await user.type(list.getByRole('textbox', { name: 'Note' }), 'Sent a new one.');
  await user.tab();
  await waitFor(() =>
    expect(server.kept.followUp).toMatchObject({
      state: 'contacted',
      owner: 'Ana Exemplo',
      note: 'Sent a new one.',
    }),
  );
  await list.findByText(/Saved/);
});

it('restores the saved status when a save fails and keeps the typed note', async () => {
  const { user, list, server } = await openDetractors();
  const state = (name: string) => list.getByRole<HTMLInputElement>('radio', { name });
  server.isBroken = true;
  await user.click(state('Solved'));
  await list.findByText(/Not saved/);
  expect([state('New').checked, state('Solved').checked]).toEqual([true, false]);
  const note = list.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.type(note, 'Call back');
  await user.tab();
  await list.findByText(/Not saved/);
  expect(note.value).toBe('Call back');
  server.isBroken = false;
  await user.click(list.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(server.kept.followUp.note).toBe('Call back'));
  expect(note.value).toBe('Call back');
});

it('filters by status', async () => {
  const { user, asked } = await openDetractors();
  const states = within(screen.getByRole('search', { name: 'Low scores' }));
  await user.click(states.getByRole('button', { name: 'Solved' }));
  await screen.findByText('No low scores in these days are like this.');
  expect(asked('listDetractors').at(-1)).toMatchObject({ states: ['solved'] });
  await user.click(states.getByRole('button', { name: 'All' }));
  await screen.findByText('The lamp came broken.');
});
