import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setWidth } from '../support/admin.tsx';
import { expectAccessiblePage } from '../support/accessible.ts';
import { toasts } from '../support/toasts.ts';
import { dialog, EVENT, grid, openFirst, openInbox } from './open-inbox.tsx';
import { madeLowScore } from './open-results.tsx';

beforeEach(() => setWidth(390));

/** Types a date as a browser reports it: each digit of the year makes another day. */
function typeDay(input: HTMLElement, ...days: readonly string[]): void {
  for (const day of days) {
    fireEvent.keyDown(input, { key: day.at(3) });
    fireEvent.change(input, { target: { value: day } });
  }
}

const YEAR_DIGITS = ['0002-12-01', '0020-12-01', '0202-12-01', '2026-12-01'];

describe('a due day', () => {
  it('is saved when its field is left, and not for each digit of its year', async () => {
    const { user, panel, asked, server } = await openFirst();
    const due = panel.getByLabelText<HTMLInputElement>('Due');
    await user.click(due);
    typeDay(due, ...YEAR_DIGITS);
    expect(due.value).toBe('2026-12-01');
    expect(asked('changeLowScores')).toEqual([]);
    await user.tab();
    await waitFor(() => expect(server.kept[0]?.followUp.dueOn).toBe('2026-12-01'));
    expect(asked('changeLowScores')).toMatchObject([{ change: { dueOn: '2026-12-01' } }]);
  });

  it('is saved at once when it is picked, and removed when the field is emptied', async () => {
    const { panel, server } = await openFirst();
    const due = panel.getByLabelText('Due');
    fireEvent.change(due, { target: { value: '2026-12-01' } });
    await waitFor(() => expect(server.kept[0]?.followUp.dueOn).toBe('2026-12-01'));
    await waitFor(() => expect(due).toHaveProperty('value', '2026-12-01'));
    fireEvent.change(due, { target: { value: '' } });
    await waitFor(() => expect(server.kept[0]?.followUp.dueOn).toBeNull());
  });

  it('with a year of two digits stays in the field and is not sent', async () => {
    const { user, panel, asked } = await openFirst();
    const due = panel.getByLabelText<HTMLInputElement>('Due');
    await user.click(due);
    typeDay(due, '0002-12-01', '0026-12-01');
    await user.tab();
    await panel.findByText('Type the whole day, with four digits for the year.');
    expect(due.value).toBe('0026-12-01');
    expect(asked('changeLowScores')).toEqual([]);
    await expectAccessiblePage();
  });

  it('of several low scores is saved when the merchant presses the button', async () => {
    const { user, asked } = await openInbox();
    await grid();
    await user.keyboard('jxjx');
    const bar = within(await screen.findByRole('group', { name: 'Selected low scores' }));
    typeDay(bar.getByLabelText(/^Due/), ...YEAR_DIGITS);
    expect(asked('changeLowScores')).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Set due day' }));
    await waitFor(() =>
      expect(asked('changeLowScores')).toMatchObject([
        { responseIds: ['r1', 'r2'], change: { dueOn: '2026-12-01' } },
      ]),
    );
  });
});

describe('a note that could not be saved', () => {
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

  it('stays in its field until it is saved', async () => {
    const { user, panel, server } = await openFirst();
    server.isBroken = true;
    await user.type(await note(), 'Sent a new one.');
    await user.tab();
    await panel.findByText('Not saved.');
    expect((await note()).value).toBe('Sent a new one.');
    await expectAccessiblePage();
    server.isBroken = false;
    await user.click(panel.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(server.kept[0]?.followUp.note).toBe('Sent a new one.'));
    await waitFor(() => expect(panel.queryByText('Not saved.')).toBeNull());
    expect((await note()).value).toBe('Sent a new one.');
  });

  it('is still there when the merchant looks at another low score and comes back', async () => {
    const { user, server } = await openFirst();
    server.isBroken = true;
    await user.type(await note(), 'Sent a new one.');
    await user.click(await screen.findByRole('button', { name: 'Next low score' }));
    await screen.findByText('It is not certain whether that was done');
    await waitFor(async () => expect((await note()).value).toBe(''));
    await user.click(await screen.findByRole('button', { name: 'Previous low score' }));
    await waitFor(async () => expect((await note()).value).toBe('Sent a new one.'));
  });
});

describe('two changes of one low score, the second made while the first is saved', () => {
  /** Presses both states, and returns the functions that let the server answer each change. */
  async function pressTwo() {
    const { user, server, hold } = await openInbox();
    const table = within(await grid());
    await user.keyboard('jx');
    const bar = within(await screen.findByRole('group', { name: 'Selected low scores' }));
    const answerFirst = hold();
    await user.click(bar.getByRole('button', { name: 'In work' }));
    await table.findByText('In work');
    const answerSecond = hold();
    await user.click(bar.getByRole('button', { name: 'Solved' }));
    await table.findByText('Solved');
    return { server, table, answerFirst, answerSecond };
  }

  const faults = () => toasts().queryAllByText('It is not certain whether that was done');

  it('show the saved state again when both fail', async () => {
    const { server, table, answerFirst, answerSecond } = await pressTwo();
    server.isBroken = true;
    answerFirst();
    answerSecond();
    await waitFor(() => expect(faults()).toHaveLength(2));
    await waitFor(() => expect(table.getAllByText('New')).toHaveLength(3));
  });

  it('show the second when only the first fails', async () => {
    const { server, table, answerFirst, answerSecond } = await pressTwo();
    server.isBroken = true;
    answerFirst();
    await waitFor(() => expect(faults()).toHaveLength(1));
    server.isBroken = false;
    answerSecond();
    await waitFor(() => expect(server.kept[0]?.followUp.state).toBe('solved'));
    await waitFor(() => expect(table.getAllByText(/^(New|Solved)$/)).toHaveLength(3));
    table.getByText('Solved');
  });
});

it('tells of each undo that fails', async () => {
  const history = ['c1', 'c2'].map((changeId) => ({ ...EVENT, changeId }));
  const { user, panel, server, hold } = await openFirst({ lowScores: [madeLowScore('r1', { history })] });
  server.isBroken = true;
  const answer = hold();
  for (const undo of panel.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
  answer();
  await waitFor(() =>
    expect(toasts().queryAllByText('It is not certain whether that was done')).toHaveLength(2),
  );
});

it('keeps the list and the open low score when the list cannot be refreshed', async () => {
  setWidth(1280);
  const { user, server } = await openInbox();
  await user.click(within(await grid()).getAllByRole('row')[1]!);
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  fireEvent.change(note, { target: { value: 'Half a sent' } });
  server.isListBroken = true;
  const states = within(screen.getByRole('group', { name: 'State' }));
  // Without moving the focus: the text is still being written.
  fireEvent.click(states.getByRole('button', { name: /^New/ }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(document.contains(note)).toBe(true);
  expect(note.value).toBe('Half a sent');
  expect(within(await grid()).getAllByText('The lamp came broken.')).toHaveLength(3);
  server.isListBroken = false;
  server.kept = [...server.kept, madeLowScore('r4')];
  await user.click(retry);
  await screen.findByText('All 4 low scores shown');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('loads an opened low score again after a failure', async () => {
  const { user, server } = await openInbox();
  server.isOneBroken = true;
  await user.click(within(await grid()).getAllByRole('row')[1]!);
  const panel = within(await dialog());
  await panel.findByText('This low score could not be loaded');
  await expectAccessiblePage();
  server.isOneBroken = false;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByText('Ana Exemplo');
});
