import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Connection, Delivery } from '#shared/api/connections.ts';
import { PRO_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { tryToClose } from '../support/try-to-close.ts';
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

type Replies = Record<string, (input: unknown) => unknown>;

/** The card of the connection, in a store that lets the app change orders or does not. */
async function openCard(orders: boolean, replies: Replies = {}) {
  const storeAccess = { orders, customers: false, allowUrl: 'https://shop.example/allow' };
  const { user } = await openAdmin({
    at: '/settings/connections',
    replies: {
      getBillingCustomer: () => customerWith(PRO_FEATURES, 19),
      listConnections: () => ({ connections: [TAGS], storeAccess }),
      listKeys: () => ({ keys: [] }),
      ...replies,
    },
  });
  return { user, card: within(await screen.findByRole('article', { name: 'Tags' })) };
}

it('says that the store does not allow a rule yet, beside the name of its connection', async () => {
  const { card } = await openCard(false);
  expect(card.getByText('Not allowed yet')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Allow in your store' })).toBeTruthy();
});

it('says that a connection is on once the store allows what its rules change', async () => {
  const { card } = await openCard(true);
  expect(card.getByText('On')).toBeTruthy();
  expect(card.queryByText('Not allowed yet')).toBeNull();
});

describe('the surveys of a connection', () => {
  /** Seven surveys in two pages, not in the order of their names. */
  const listSurveyNames = (input: unknown) =>
    (input as { after: string }).after === ''
      ? { surveys: ['G', 'F', 'E', 'D', 'C', 'B'].map((name) => ({ surveyId: name, name })), next: 'B' }
      : { surveys: [{ surveyId: 'A', name: 'A' }], next: null };
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

  it('offers every survey of the store to filter answers by', async () => {
    const { user, card } = await openCard(true, { listSurveyNames });
    await user.click(card.getByRole('button', { name: 'More actions for Tags' }));
    await user.click(card.getByRole('menuitem', { name: 'Edit' }));
    const surveys = within(await screen.findByRole('combobox', { name: 'Surveys' }));
    await surveys.findByRole('option', { name: 'A' });
    const options = surveys.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(['All surveys', ...names]);
  });
});

it('is sent only the answers that the merchant chooses', async () => {
  const changed: unknown[] = [];
  const answers = ['Red', 'Blue', 'Green'].map((text) => ({ cell: `cell-${text}`, text }));
  const connection: Connection = { ...TAGS, surveyIds: ['A'] };
  const { user, card } = await openCard(true, {
    listConnections: () => ({
      connections: [connection],
      storeAccess: { orders: true, customers: false, allowUrl: null },
    }),
    listSurveyNames: () => ({ surveys: [{ surveyId: 'A', name: 'A' }], next: null }),
    getFilterChoices: () => ({ questions: [{ meaningId: 'm1', text: 'Which colour?', answers }] }),
    getSurvey: () => ({ definition: { questions: [] } }),
    changeConnection: (input) => {
      changed.push(input);
      return { connection, secret: null };
    },
  });
  await user.click(card.getByRole('button', { name: 'More actions for Tags' }));
  await user.click(card.getByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Tags' }));
  const choices = await form.findByRole('combobox', { name: 'Answers' });
  await user.selectOptions(choices, 'Only some answers to: Which colour?');
  for (const text of ['Red', 'Blue', 'Green', 'Red']) await user.click(form.getByLabelText(text));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const answerFilter = { questionId: 'm1', cells: ['cell-Blue', 'cell-Green'] };
  await waitFor(() => expect(changed).toMatchObject([{ surveyIds: ['A'], answerFilter }]));
});

describe('the question of a rule', () => {
  const rule = { target: 'order_tag', when: 'completed', questionId: 'm1', text: '{{answer}}' } as const;
  const ONE: Connection = {
    ...TAGS,
    service: { kind: 'store', rules: [rule], startsFlows: false },
    surveyIds: ['A'],
  };
  const questions: Record<string, unknown[]> = {
    A: [{ meaningId: 'm1', text: 'Who are you?' }],
    B: [{ meaningId: 'm2', text: 'How was it?' }],
  };
  const storeAccess = { orders: true, customers: true, allowUrl: 'https://shop.example/allow' };

  async function openForm(replies: Replies = {}, connection = ONE) {
    const { user, card } = await openCard(true, {
      listConnections: () => ({ connections: [connection], storeAccess }),
      listSurveyNames: () => ({ surveys: ['A', 'B'].map((name) => ({ surveyId: name, name })), next: null }),
      getSurvey: (input) => ({
        definition: { questions: questions[(input as { surveyId: string }).surveyId] },
      }),
      ...replies,
    });
    await user.click(card.getByRole('button', { name: 'More actions for Tags' }));
    await user.click(card.getByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Tags' }));
    const chosen = () => {
      const [option] = form.getByRole<HTMLSelectElement>('combobox', {
        name: 'The answer to',
      }).selectedOptions;
      return option?.textContent;
    };
    return { user, form, chosen };
  }

  it('is forgotten when the merchant chooses another survey', async () => {
    const changed: unknown[] = [];
    const { user, form, chosen } = await openForm({
      changeConnection: (input) => {
        changed.push(input);
        return { connection: ONE, secret: null };
      },
    });
    await waitFor(() => expect(chosen()).toBe('Who are you?'));
    await form.findByRole('option', { name: 'B' });
    await user.selectOptions(form.getByRole('combobox', { name: 'Surveys' }), 'B');
    expect(chosen()).toBe('No answer, only the text');
    await form.findByRole('option', { name: 'How was it?' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const rules = [{ ...rule, questionId: null }];
    await waitFor(() => expect(changed).toMatchObject([{ surveyIds: ['B'], service: { rules } }]));
  });

  it('is shown as chosen while the questions load', async () => {
    let reply: () => void = () => undefined;
    const getSurvey = () =>
      new Promise((resolve) => (reply = () => resolve({ definition: { questions: questions['A'] } })));
    const { chosen } = await openForm({ getSurvey });
    expect(chosen()).toBe('The questions are loading…');
    reply();
    await waitFor(() => expect(chosen()).toBe('Who are you?'));
  });

  it('is shown as chosen when the survey does not have it', async () => {
    const { chosen } = await openForm({}, { ...ONE, surveyIds: ['B'] });
    await waitFor(() => expect(chosen()).toBe('A question that is not in this survey'));
  });
});

it('keeps the form open until the connection is added, so that its secret is always shown', async () => {
  let reply: (value: unknown) => void = () => undefined;
  const createConnection = () => new Promise((resolve) => (reply = resolve));
  const { user } = await openCard(true, { createConnection });
  await user.click(screen.getByRole('button', { name: 'Add a connection' }));
  await user.click(await screen.findByRole('button', { name: /^Webhook/ }));
  const form = within(await screen.findByRole('dialog', { name: /^Add / }));
  await user.type(form.getByLabelText('Name'), 'Mine');
  await user.type(form.getByRole('textbox', { name: /Address|URL/ }), 'https://receiver.example/');
  await user.click(form.getByRole('button', { name: 'Add connection' }));
  await tryToClose(user, 'Add a webhook', 'Cancel');
  reply({ connection: TAGS, secret: 'whsec_one' });
  const shown = within(await screen.findByRole('dialog', { name: 'Your signing secret' }));
  expect(shown.getByText('whsec_one')).toBeTruthy();
});

describe('an address on another server', () => {
  const stored = 'https://old.example/hook';

  async function openForm(service: Connection['service'], changeConnection: (input: unknown) => unknown) {
    const connection = { ...TAGS, service, url: stored };
    const { user, card } = await openCard(true, {
      listConnections: () => ({
        connections: [connection],
        storeAccess: { orders: true, customers: true, allowUrl: null },
      }),
      listSurveyNames: () => ({ surveys: [], next: null }),
      changeConnection,
    });
    await user.click(card.getByRole('button', { name: 'More actions for Tags' }));
    await user.click(card.getByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Tags' }));
    const moveTo = async (url: string) => {
      const address = form.getByRole('textbox', { name: 'Address' });
      await user.clear(address);
      await user.type(address, url);
    };
    return { user, form, connection, moveTo };
  }

  it('asks for the key again and says why, before and after the server refuses', async () => {
    const message = 'Enter the key again: the address leads to another server.';
    const service = { kind: 'http', template: '{}', type: 'json', header: 'X-Key', purpose: null } as const;
    const { user, form, moveTo } = await openForm(service, () => {
      throw new ApiError({
        status: 400,
        data: { error: { code: 'INVALID_INPUT', message, fields: { credential: message } } },
      });
    });
    const help = /^The address leads to another server, which does not get the stored key/;
    await moveTo('https://old.example/another-path');
    expect(form.getByLabelText<HTMLInputElement>('Key').placeholder).toBe('Unchanged');
    expect(form.queryByText(help)).toBeNull();
    await moveTo('https://new.example/hook');
    expect(form.getByLabelText<HTMLInputElement>('Key').placeholder).toBe('');
    expect(form.getByText(help)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeTruthy();
  });

  it('gives a webhook a new secret, which is shown after the save', async () => {
    const { user, form, connection, moveTo } = await openForm({ kind: 'webhook' }, () => ({
      connection,
      secret: 'whsec_new',
    }));
    await moveTo('https://new.example/hook');
    expect(form.getByText('This connection gets a new secret')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new signing secret' }));
    expect(shown.getByText('whsec_new')).toBeTruthy();
    expect(shown.queryByText(/signs along/)).toBeNull();
  });
});

describe('the log of deliveries', () => {
  const delivery = (eventId: string): Delivery => ({
    eventId,
    type: 'response.completed',
    occurredAt: '2026-11-01T10:00:00Z',
    state: 'delivered',
    isTest: false,
    attempts: 1,
    nextAt: null,
    settledAt: '2026-11-01T10:00:01Z',
    request: '{}',
    log: [],
  });

  it('says that earlier entries could not be loaded, and loads them again', async () => {
    const state = { isDown: true };
    const { user, card } = await openCard(true, {
      listDeliveries: (input) => {
        if ((input as { after: string }).after === '') return { deliveries: [delivery('e2')], next: 'p2' };
        if (state.isDown) throw new ApiError({ status: 'FETCH_ERROR' });
        return { deliveries: [delivery('e1')], next: null };
      },
    });
    await user.click(card.getByRole('button', { name: 'Deliveries' }));
    const log = within(await screen.findByRole('dialog', { name: 'Deliveries to Tags' }));
    await user.click(await log.findByRole('button', { name: 'Show earlier entries' }));
    const fault = await log.findByRole('alert');
    expect(fault.textContent).toMatch(/^Earlier entries could not be loaded\. .* What is shown stays\.$/);
    log.getByText('Event id: e2');
    state.isDown = false;
    await user.click(log.getByRole('button', { name: 'Try again' }));
    await log.findByText('Event id: e1');
    expect(log.queryByRole('alert')).toBeNull();
  });
});

it('moves the focus to the list when a connection is deleted', async () => {
  const connections = [TAGS];
  const storeAccess = { orders: true, customers: false, allowUrl: 'https://shop.example/allow' };
  const { user, card } = await openCard(true, {
    listConnections: () => ({ connections: [...connections], storeAccess }),
    deleteConnection: () => {
      connections.length = 0;
      return {};
    },
  });
  await user.click(card.getByRole('button', { name: 'More actions for Tags' }));
  await user.click(card.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Tags?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete connection' }));
  const list = screen.getByRole('region', { name: 'Your connections' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});
