import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LowScoreEvent } from '#shared/api/analytics-inbox.ts';
import { question } from '#tests/shared/survey/build.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { dialog, EVENT, grid, openFirst, openInbox } from './open-inbox.tsx';
import { madeLowScore } from './open-results.tsx';

it('lists new low scores first, and says how many are in each state', async () => {
  const { user, asked } = await openInbox({
    lowScores: [
      madeLowScore('r1'),
      madeLowScore('r2', { followUp: { state: 'solved', owner: 'Ana', dueOn: null, note: '' } }),
    ],
  });
  const table = within(await grid());
  expect(table.getAllByText('The lamp came broken.')).toHaveLength(1);
  table.getByText('3 of 10');
  const states = within(screen.getByRole('group', { name: 'State' }));
  await user.click(await states.findByRole('button', { name: /Solved ?1/ }));
  await waitFor(() => expect(asked('listLowScores').at(-1)).toMatchObject({ state: 'solved' }));
  await user.click(screen.getByText('Filter'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Ana');
  await waitFor(() =>
    expect(asked('listLowScores').at(-1)).toMatchObject({ assigned: 'person', owner: 'Ana' }),
  );
  await expectAccessiblePage();
});

it('says that there are more than a thousand, because more are not counted', async () => {
  const { user } = await openInbox({ counts: { new: 1_001, in_work: 1_000, solved: 0 }, overdue: 1_001 });
  const states = within(await screen.findByRole('group', { name: 'State' }));
  await states.findByRole('button', { name: /New ?1,000\+$/ });
  states.getByRole('button', { name: /In work ?1,000$/ });
  await user.click(screen.getByText('Filter'));
  expect(screen.getByRole('option', { name: /^Overdue/ }).textContent).toBe('Overdue (1,000+)');
});

it('says so of those in work while nothing is new', async () => {
  await openInbox({ lowScores: [], counts: { new: 0, in_work: 1_001, solved: 12 } });
  const text = await screen.findByText(/^Nothing new/);
  expect(text.textContent).toBe('Nothing new. 1,000+ in work, 12 solved.');
});

it('says that the survey asks for no score, and leads to the builder', async () => {
  await openInbox({ lowScores: [], questions: [question('text', 'words')] });
  const text = await screen.findByText(/this survey asks for no score/);
  const link = within(text).getByRole('link', { name: 'Add a score question' });
  expect(link.getAttribute('href')).toBe('/builder/a');
});

it('promises low scores of a survey that asks for a score', async () => {
  await openInbox({ lowScores: [] });
  await screen.findByText(/^No low scores\. Net promoter scores of 0 to 6/);
  expect(screen.queryByRole('link', { name: 'Add a score question' })).toBeNull();
});

it('opens one with the shopper’s name, the order and a mail in their language', async () => {
  const { panel, asked, user } = await openFirst();
  await panel.findByText('Ana Exemplo');
  panel.getByRole('link', { name: 'Order #1001' });
  const mail = panel.getByRole('link', { name: 'Write to them' });
  const address = new URL(mail.getAttribute('href') ?? '');
  expect(address.pathname).toBe('ana@shopper.example');
  expect(address.searchParams.get('body')).toMatch(/^Olá, Ana Exemplo,[^]*Deu-nos 3 em 10\./);
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  await waitFor(() =>
    expect(asked('changeLowScores').at(-1)).toMatchObject({ isMail: true, change: { state: 'in_work' } }),
  );
  await expectAccessiblePage();
});

const discountEvent = (code: string, endsAt: string): LowScoreEvent => ({
  ...{ ...EVENT, kind: 'discount', changeId: code, before: {}, after: {} },
  discount: { code, percent: 10, endsAt },
});
const PAST = '2020-01-01T10:00:00.000Z';
const FUTURE = '2999-01-01T10:00:00.000Z';

it.each([
  ['the newest discount code that has not expired', [PAST, FUTURE, FUTURE], ['CODE-2']],
  ['no discount code once all have expired', [PAST, PAST], []],
])('offers in the mail %s', async (_, ends, codes) => {
  const history = ends.map((endsAt, at) => discountEvent(`CODE-${at + 1}`, endsAt));
  const { panel } = await openFirst({ lowScores: [madeLowScore('r1', { history })] });
  const mail = await panel.findByRole('link', { name: 'Write to them' });
  const body = new URL(mail.getAttribute('href') ?? '').searchParams.get('body');
  expect(body?.match(/CODE-./g) ?? []).toEqual(codes);
});

it('shows only the order where the store tells no name', async () => {
  const { panel } = await openFirst({ shopper: { orderName: '#1001', name: null, email: null } });
  await panel.findByRole('link', { name: 'Order #1001' });
  const mail = new URL(panel.getByRole('link', { name: 'Write to them' }).getAttribute('href') ?? '');
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual(['', expect.stringMatching(/^Olá,\r\n/)]);
  panel.getByText(/^The store gave no email address, so the email opens without one\./);
  expect(panel.queryByText(/grant|permission|protected/i)).toBeNull();
});

it('offers no mail for an order that the store did not confirm', async () => {
  const order = {
    ...{ orderId: '1001', value: null, currency: null, isVerified: false },
    ...{ name: null, refunded: null, isCancelled: false, products: [] },
  };
  const { panel, asked } = await openFirst({ lowScores: [madeLowScore('r1', { order })] });
  await panel.findByText(/The store has not confirmed/);
  expect(panel.queryByRole('link', { name: 'Write to them' })).toBeNull();
  expect(asked('getShopper')).toEqual([]);
});

it('says so when the store does not answer, and keeps the rest', async () => {
  const { panel } = await openFirst({ shopper: null });
  await panel.findByText(/The store did not answer/);
  expect(panel.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toMatch(/^mailto:\?/);
});

it('saves a state, an owner and a note under the typed name, and undoes a change', async () => {
  const { user, panel, asked, server } = await openFirst({
    lowScores: [madeLowScore('r1', { history: [EVENT] })],
  });
  await user.click(panel.getByRole('button', { name: 'In work' }));
  await waitFor(() => expect(server.kept[0]?.followUp.state).toBe('in_work'));
  const owner = panel.getByRole('combobox', { name: 'Owner' });
  await user.type(owner, 'Ana');
  await user.tab();
  await waitFor(() => expect(server.kept[0]?.followUp.owner).toBe('Ana'));
  await user.type(panel.getByRole('textbox', { name: 'Note' }), 'Sent a new one.');
  await user.tab();
  await waitFor(() => expect(server.kept[0]?.followUp.note).toBe('Sent a new one.'));
  panel.getByText('New → In work');
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked('undoLowScoreChange')).toMatchObject([{ changeId: 'c1' }]));
});

it('shows the saved state again when saving fails', async () => {
  const { user, panel, server } = await openFirst();
  server.isBroken = true;
  await user.click(panel.getByRole('button', { name: 'Solved' }));
  await screen.findByText('It is not certain whether that was done');
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

it('says in the history what was removed', async () => {
  const history: LowScoreEvent[] = [
    { ...EVENT, changeId: 'c1', before: { owner: 'Anna' }, after: { owner: '' } },
    { ...EVENT, changeId: 'c2', before: { dueOn: '2026-11-05' }, after: { dueOn: null } },
    { ...EVENT, changeId: 'c3', before: {}, after: {} },
    { ...EVENT, changeId: 'c4', kind: 'mail', before: {}, after: {} },
  ];
  const { panel } = await openFirst({ lowScores: [madeLowScore('r1', { history })] });
  const sentences = within(panel.getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(sentences).toEqual([
    'Removed the owner Anna',
    'Removed the due day',
    'Changed a note that has since been erased',
    'Opened an email to the shopper',
  ]);
});

it('says that trying again creates no second code', async () => {
  const { user, panel, server } = await openFirst();
  server.isBroken = true;
  await user.click(await panel.findByRole('button', { name: 'Discount code' }));
  await user.click(panel.getByRole('button', { name: 'Create code' }));
  const fault = await panel.findByRole('alert');
  expect(fault.textContent).toMatch(/ You can try again: no second code is created\.$/);
});

it('creates a discount code when the merchant asks, and not before', async () => {
  const { user, panel, asked } = await openFirst();
  await user.click(await panel.findByRole('button', { name: 'Discount code' }));
  expect(asked('createDiscount')).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Create code' }));
  const created = (await panel.findByText('ABCD2345WXYZ')).closest('p');
  expect(created?.textContent).toMatch(/It is in your email draft\.$/);
  expect(asked('createDiscount')).toMatchObject([{ percent: 10, days: 30 }]);
});

it('leads to the permission for discount codes where the store has not given it', async () => {
  const { user, panel } = await openFirst({ isAllowed: false });
  await user.click(await panel.findByRole('button', { name: 'Discount code' }));
  expect(panel.getByRole('link', { name: 'Allow discount codes' }).getAttribute('href')).toContain(
    'write_discounts',
  );
});

it('goes through the list with j, k, x and Enter, and changes several at once', async () => {
  const { user, asked } = await openInbox();
  const table = within(await grid());
  await user.keyboard('jx');
  await user.keyboard('jx');
  const bar = within(await screen.findByRole('group', { name: 'Selected low scores' }));
  bar.getByText('2 selected');
  await user.click(bar.getByRole('button', { name: 'Solved' }));
  await waitFor(() =>
    expect(asked('changeLowScores')).toMatchObject([
      { responseIds: ['r1', 'r2'], change: { state: 'solved' } },
    ]),
  );
  expect(table.getAllByText('Solved')).toHaveLength(2);
  await user.keyboard('k{Enter}');
  await dialog();
  expect(asked('getLowScore').at(-1)).toMatchObject({ responseId: 'r1' });
});
