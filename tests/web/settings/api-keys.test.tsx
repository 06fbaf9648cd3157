import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey } from '#shared/api/keys.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { tryToClose } from '../support/try-to-close.ts';
import { customerWith } from '../surveys/replies.ts';

const KEY: ApiKey = {
  keyId: 'k1',
  name: 'Warehouse',
  scopes: ['read', 'export'],
  ending: '9fQ2',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
  endedAt: null,
  endedBy: null,
};

const ENDED: ApiKey = {
  ...KEY,
  ...{ keyId: 'k0', name: 'Old program', ending: 'aaaa', endedAt: '2026-11-02T10:00:00Z', endedBy: 'plan' },
};

/** A server that keeps the keys of one store. */
function keyServer(keys: ApiKey[]) {
  const asked: unknown[] = [];
  return {
    asked,
    replies: {
      listKeys: () => ({ keys: [...keys] }),
      createKey(input: unknown) {
        asked.push(input);
        const key = { ...KEY, ...(input as Pick<ApiKey, 'name' | 'scopes'>), keyId: 'k2' };
        keys.unshift(key);
        return { key, secret: 'askwell_secret-9fQ2' };
      },
      endKey(input: unknown) {
        asked.push(input);
        const at = keys.findIndex(({ keyId }) => keyId === (input as { keyId: string }).keyId);
        const key: ApiKey = { ...KEY, endedAt: '2026-11-03T10:00:00Z', endedBy: 'merchant' };
        keys.splice(at, 1, key);
        return { key };
      },
    },
  };
}

async function open(
  replies: Record<string, (input: unknown) => unknown>,
  plan: typeof FREE_FEATURES = PRO_FEATURES,
) {
  const admin = await openAdmin({
    at: '/settings/developers',
    replies: {
      getBillingCustomer: () => customerWith(plan, plan === FREE_FEATURES ? 0 : 19),
      listConnections: () => ({ connections: [] }),
      ...replies,
    },
  });
  return { ...admin, panel: within(await screen.findByRole('region', { name: 'API keys' })) };
}

beforeEach(() => localStorage.clear());

describe('the panel of API keys', () => {
  it('shows each key with what it may do, its ending and its last use, and why others ended', async () => {
    const { panel } = await open(keyServer([KEY, ENDED]).replies);
    const working = within(await panel.findByRole('list', { name: 'Keys that work' }));
    expect(working.getByRole('heading', { name: 'Warehouse' })).toBeTruthy();
    expect(working.getByText('Read surveys and answers')).toBeTruthy();
    expect(working.getByText('Download files')).toBeTruthy();
    expect(working.queryByText('Change surveys')).toBeNull();
    expect(working.getByText('askwell_…9fQ2').closest('p')?.textContent).toContain('Never used');
    expect(working.queryByText('Old program')).toBeNull();
    expect(panel.getByText('1 key ended')).toBeTruthy();
    expect(panel.getByText(/Ended with the plan on/)).toBeTruthy();
  });

  it('makes a key with the chosen scopes and shows it once', async () => {
    const server = keyServer([]);
    const { panel, user } = await open(server.replies);
    expect(await panel.findByText('No key yet.')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Make a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
    const make = form.getByRole('button', { name: 'Make key' });
    expect(make.getAttribute('aria-disabled') ?? String((make as HTMLButtonElement).disabled)).toBe('true');
    await user.type(form.getByLabelText('Name'), 'Warehouse');
    await user.click(form.getByLabelText('Change surveys'));
    await user.click(make);
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(shown.getByText('askwell_secret-9fQ2')).toBeTruthy();
    expect(server.asked).toEqual([{ name: 'Warehouse', scopes: ['read', 'write'] }]);
    await user.click(shown.getByRole('button', { name: 'I have saved it' }));
    expect(await panel.findByRole('heading', { name: 'Warehouse' })).toBeTruthy();
    expect(screen.queryByText('askwell_secret-9fQ2')).toBeNull();
  });

  it('keeps the form open until the key is made, so that the key is always shown', async () => {
    const server = keyServer([]);
    let reply: () => void = () => undefined;
    const createKey = (input: unknown) =>
      new Promise((resolve) => (reply = () => resolve(server.replies.createKey(input))));
    const { panel, user } = await open({ ...server.replies, createKey });
    await user.click(await panel.findByRole('button', { name: 'Make a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
    await user.type(form.getByLabelText('Name'), 'Warehouse{Enter}{Enter}');
    await tryToClose(user, 'Make an API key', 'Cancel');
    reply();
    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    shown.getByText('askwell_secret-9fQ2');
    expect(server.asked).toHaveLength(1);
  });

  it('cannot leave the question while a key is being ended', async () => {
    const server = keyServer([{ ...KEY }]);
    let reply: () => void = () => undefined;
    const endKey = (input: unknown) =>
      new Promise((resolve) => (reply = () => resolve(server.replies.endKey(input))));
    const { panel, user } = await open({ ...server.replies, endKey });
    await user.click(await panel.findByRole('button', { name: 'End Warehouse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Warehouse?' }));
    await user.click(dialog.getByRole('button', { name: 'End key' }));
    await tryToClose(user, 'End Warehouse?', 'Keep it');
    expect(screen.getByRole('dialog', { name: 'End Warehouse?' })).toBeTruthy();
    reply();
    await panel.findByText('1 key ended');
  });

  it('ends a key only after the merchant confirms it', async () => {
    const server = keyServer([{ ...KEY }]);
    const { panel, user } = await open(server.replies);
    await user.click(await panel.findByRole('button', { name: 'End Warehouse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Warehouse?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(server.asked).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'End Warehouse' }));
    const again = within(await screen.findByRole('dialog', { name: 'End Warehouse?' }));
    await user.click(again.getByRole('button', { name: 'End key' }));
    expect(await panel.findByText('1 key ended')).toBeTruthy();
    expect(server.asked).toEqual([{ keyId: 'k1' }]);
  });

  it('moves the keyboard focus to the list when the row of an ended key is removed', async () => {
    const { panel, user } = await open(keyServer([{ ...KEY }]).replies);
    (await panel.findByRole('button', { name: 'End Warehouse' })).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'End Warehouse?' }));
    await user.click(dialog.getByRole('button', { name: 'End key' }));
    const list = screen.getByRole('region', { name: 'API keys' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(panel.getByText('1 key ended')).toBeTruthy();
  });

  it('says why a key was not made, and keeps what was entered', async () => {
    const refuse = () => {
      throw new ApiError({
        status: 409,
        data: { error: { code: 'CONFLICT', message: 'A store has at most 20 keys. End one first.' } },
      });
    };
    const { panel, user } = await open({ ...keyServer([]).replies, createKey: refuse });
    await user.click(await panel.findByRole('button', { name: 'Make a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
    await user.type(form.getByLabelText('Name'), 'Warehouse');
    await user.click(form.getByRole('button', { name: 'Make key' }));
    expect(await form.findByText(/at most 20 keys/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Warehouse');
  });

  it('offers the plans in place of keys on a plan without them', async () => {
    const { panel, user } = await open(keyServer([]).replies, FREE_FEATURES);
    expect(await panel.findByText('API keys come with the plans that have connections.')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Make a key' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Upgrade Required' }));
    expect(await screen.findByRole('dialog', { name: 'Third-Party Integrations' })).toBeTruthy();
  });

  it('says that the keys could not be loaded, and reads them again', async () => {
    const server = keyServer([{ ...KEY }]);
    const state = { isDown: true };
    const listKeys = () => {
      if (state.isDown) throw new ApiError({ status: 503, data: undefined });
      return server.replies.listKeys();
    };
    const { panel, user } = await open({ ...server.replies, listKeys });
    expect(await panel.findByText('The keys could not be loaded')).toBeTruthy();
    state.isDown = false;
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('heading', { name: 'Warehouse' })).toBeTruthy();
  });
});
