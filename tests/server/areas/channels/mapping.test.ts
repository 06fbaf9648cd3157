import { expect, it } from 'vitest';
import type { StoreChannels } from '#shared/api/channels.ts';
import request from 'supertest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';

async function signedIn() {
  const deps = testDeps({ database: await testDatabase() });
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const { authorization } = await validSession(deps);
  const send = (method: 'get' | 'post' | 'put', path = '', body?: object) =>
    request(http)[method](`/api/v1/channels${path}`).set('authorization', authorization).send(body);
  const read = async () => succeeded<StoreChannels>(await send('get'));
  const edit = async (revision: number, ...edits: readonly object[]) =>
    succeeded<StoreChannels>(await send('post', '/edits', { revision, edits }));
  const undo = async (revision: number) =>
    succeeded<StoreChannels>(await send('post', '/undo', { revision }));
  return { send, read, edit, undo };
}

const rule = (id: string, phrase: string, channel: string | null) => ({
  kind: 'add_rule',
  rule: { id, match: 'text', phrase, channel },
});
const ownChannel = { kind: 'add_channel', channel: { key: 'own:slow', name: 'Slow Mornings' } };

it('begins without rules, and keeps what the merchant decides', async () => {
  const { read, edit } = await signedIn();
  const nothing = await read();
  expect(nothing).toMatchObject({ revision: 0, channels: [], rules: [], undoable: 0 });
  const changed = await edit(0, ownChannel, rule('r1', 'slow mornings', 'own:slow'));
  expect(changed).toMatchObject({ revision: 1, undoable: 1 });
  expect(changed.channels).toEqual([{ key: 'own:slow', name: 'Slow Mornings' }]);
  expect(await read()).toEqual(changed);
});

it('applies the newest rule first', async () => {
  const { edit } = await signedIn();
  await edit(0, rule('r1', 'hallo', 'radio'));
  const { rules } = await edit(1, rule('r2', 'hallo', 'tv'));
  expect(rules.map(({ id }) => id)).toEqual(['r2', 'r1']);
});

it('undoes each change exactly, with the rules of a channel that was removed', async () => {
  const { edit, undo, read } = await signedIn();
  const states = [await read()];
  states.push(await edit(0, ownChannel, rule('r1', 'slow mornings', 'own:slow')));
  states.push(await edit(1, rule('r2', 'no idea', null)));
  states.push(await edit(2, { kind: 'remove_channel', key: 'own:slow' }));
  expect(states.at(-1)?.rules.map(({ id }) => id)).toEqual(['r2']);
  let revision = 3;
  for (const before of states.slice(0, -1).reverse()) {
    const { channels, rules, undoable } = await undo(revision);
    expect({ channels, rules, undoable }).toEqual({
      channels: before.channels,
      rules: before.rules,
      undoable: before.undoable,
    });
    revision += 1;
  }
});

it('refuses to undo when nothing is left', async () => {
  const { send } = await signedIn();
  expect((await send('post', '/undo', { revision: 0 })).status).toBe(409);
});

it('refuses a change that builds on an outdated state, and keeps the newer one', async () => {
  const { edit, send, read } = await signedIn();
  const kept = await edit(0, rule('r1', 'hallo', 'radio'));
  const refused = await send('post', '/edits', { revision: 0, edits: [rule('r2', 'hallo', 'tv')] });
  expect(refused.status).toBe(409);
  expect(await read()).toEqual(kept);
});

it('does not count an edit that changes nothing as a change', async () => {
  const { edit } = await signedIn();
  const kept = await edit(0, rule('r1', 'hallo', 'radio'));
  expect(await edit(1, { kind: 'remove_rule', id: 'unknown' })).toEqual(kept);
});

it.each([
  ['an unknown channel', rule('r1', 'hallo', 'telepathy')],
  ['a blank phrase', rule('r1', '  ', 'radio')],
  ['a key without an id', { kind: 'add_channel', channel: { key: 'own:', name: 'A' } }],
])('refuses %s', async (_what, edit) => {
  const { send } = await signedIn();
  expect((await send('post', '/edits', { revision: 0, edits: [edit] })).status).toBe(400);
});
