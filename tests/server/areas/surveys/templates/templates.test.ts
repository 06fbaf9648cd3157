import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { validSession } from '#tests/support/sessions.ts';

const [template] = TEMPLATES;
const id = template?.surveyId ?? '';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

function client(authorization: string) {
  const at = (method: 'get' | 'put' | 'delete', path: string) =>
    request(app.http)[method](`/api/v1/surveys/templates${path}`).set('authorization', authorization);
  return {
    list: () => at('get', ''),
    get: (templateId = id) => at('get', `/${templateId}`),
    save: (body: object, templateId = id) => at('put', `/${templateId}`).send(body),
    reset: (templateId = id) => at('delete', `/${templateId}`),
  };
}

const merchant = async () => client((await validSession(app.deps)).authorization);

async function edited(templates: ReturnType<typeof client>, name: string) {
  const { definition } = (await templates.get()).body.data as { definition: object };
  return { ...definition, name };
}

it('lists the whole catalogue with all fields of a card and a preview', async () => {
  const reply = await (await merchant()).list();
  expect(reply.status).toBe(200);
  expect(reply.body.data).toEqual(JSON.parse(JSON.stringify(TEMPLATES)));
});

it('saves a store’s own version, lists it, and changes no other store', async () => {
  const templates = await merchant();
  const definition = await edited(templates, 'How was the lamp?');
  const saved = await templates.save({ baseRevision: 0, saveId: randomUUID(), definition });
  expect([saved.status, saved.body]).toEqual([200, { data: { revision: 1 } }]);

  expect((await templates.get()).body.data).toMatchObject({ revision: 1, definition });
  expect((await templates.list()).body.data[0]).toMatchObject({ surveyId: id, name: 'How was the lamp?' });
  const other = await merchant();
  expect((await other.get()).body.data).toMatchObject({ revision: 0, definition: { name: template?.name } });
  expect((await other.list()).body.data[0]).toMatchObject({ name: template?.name });
});

it('counts questions and minutes of the store’s own version', async () => {
  const templates = await merchant();
  const { definition } = (await templates.get()).body.data as { definition: { questions: object[] } };
  const questions = definition.questions.slice(0, 1);
  await templates.save({ baseRevision: 0, saveId: randomUUID(), definition: { ...definition, questions } });
  expect((await templates.list()).body.data[0]).toMatchObject({
    questionsCount: 1,
    estimatedTimeBreakdown: { minutes: 1 },
  });
});

it('repeats the reply of a repeated save, and reports a conflict with another tab', async () => {
  const templates = await merchant();
  const first = { baseRevision: 0, saveId: randomUUID(), definition: await edited(templates, 'First') };
  await templates.save(first);
  expect((await templates.save(first)).body).toEqual({ data: { revision: 1 } });

  const late = await templates.save({ ...first, saveId: randomUUID() });
  expect([late.status, late.body.error]).toMatchObject([
    409,
    { code: 'CONFLICT', fields: { revision: '1' } },
  ]);
  const next = await templates.save({ ...first, baseRevision: 1, saveId: randomUUID() });
  expect(next.body).toEqual({ data: { revision: 2 } });
});

it('accepts one of two concurrent first saves', async () => {
  const templates = await merchant();
  const definition = await edited(templates, 'Both');
  const replies = await Promise.all(
    [1, 2].map(() => templates.save({ baseRevision: 0, saveId: randomUUID(), definition })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('resets to the catalogue, and refuses the save of an older tab', async () => {
  const templates = await merchant();
  const definition = await edited(templates, 'Mine');
  await templates.save({ baseRevision: 0, saveId: randomUUID(), definition });
  const reset = await templates.reset();
  expect(reset.body.data).toMatchObject({ revision: 0, definition: { name: template?.name } });
  const late = await templates.save({ baseRevision: 1, saveId: randomUUID(), definition });
  expect(late.status).toBe(409);
  expect((await templates.get()).body.data.revision).toBe(0);
});

it('returns 404 for an unknown template', async () => {
  const templates = await merchant();
  const definition = await edited(templates, 'Nothing');
  const replies = [
    await templates.get('no-such'),
    await templates.reset('no-such'),
    await templates.save({ baseRevision: 0, saveId: randomUUID(), definition }, 'no-such'),
  ];
  for (const { status, body } of replies) {
    expect([status, body]).toEqual([
      404,
      { error: { code: 'NOT_FOUND', message: 'There is no such template.' } },
    ]);
  }
});

it('refuses a definition with unknown fields', async () => {
  const templates = await merchant();
  const definition = { ...(await edited(templates, 'x')), colour: 'red' };
  const reply = await templates.save({ baseRevision: 0, saveId: randomUUID(), definition });
  expect([reply.status, reply.body.error.code]).toEqual([400, 'INVALID_INPUT']);
});
