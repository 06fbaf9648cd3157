import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '#server/areas/public-api/calls/create-draft.ts';
import { beginCall } from '#server/areas/public-api/calls/reply-repository.ts';
import { productDeps } from '#server/start/product-deps.ts';
import type { PublicSurvey, PublicSurveyPage } from '#server/areas/public-api/public-contract.ts';
import { type CollectApp, startCollectApp } from '../collect/support.ts';
import { asProgram, storeWithKey } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

type Program = Awaited<ReturnType<typeof storeWithKey>>;

const dataOf = <T>({ status, body }: { status: number; body: unknown }): T => {
  expect([status, body]).toEqual([200, { data: expect.anything() as unknown }]);
  return (body as { data: T }).data;
};

const QUESTIONS = [
  { type: 'nps', text: 'How likely are you to recommend us?' },
  {
    type: 'single_select',
    text: 'How did you hear of us?',
    options: ['A friend', 'Podcast'],
    isRequired: false,
  },
  { type: 'text', text: 'What could be better?' },
];

async function surveysOf({ call }: Program): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ;) {
    const page = dataOf<PublicSurveyPage>(await call('get', `/surveys?after=${encodeURIComponent(after)}`));
    ids.push(...page.surveys.map(({ surveyId }) => surveyId));
    if (page.next === null) return ids;
    after = page.next;
  }
}

describe('creating a draft', () => {
  it('takes questions, and the draft can be published as it is', async () => {
    const { call } = await storeWithKey(app);
    const made = dataOf<PublicSurvey>(
      await call('post', '/surveys', { name: 'After delivery', questions: QUESTIONS }),
    );
    expect(made).toMatchObject({
      status: 'draft',
      liveVersion: null,
      definition: { name: 'After delivery' },
    });
    expect(made.definition.questions.map(({ type, text, isRequired }) => [type, text, isRequired])).toEqual(
      QUESTIONS.map(({ type, text, isRequired = true }) => [type, text, isRequired]),
    );
    expect(made.definition.questions[1]?.config).toMatchObject({
      options: [{ text: 'A friend' }, { text: 'Podcast' }],
    });
    const { surveyId, revision } = made;
    const live = await call('post', `/surveys/${surveyId}/publish`, { draftRevision: revision });
    expect(dataOf<PublicSurvey>(live)).toMatchObject({ status: 'live', liveVersion: 1 });
    const paused = await call('post', `/surveys/${surveyId}/status`, { action: 'pause' });
    expect(dataOf<PublicSurvey>(paused)).toMatchObject({ status: 'paused' });
  });

  it('takes a template, and only a name', async () => {
    const { call } = await storeWithKey(app);
    const made = dataOf<PublicSurvey>(
      await call('post', '/surveys', { name: 'Loyal', templateId: 'net-promoter-score' }),
    );
    expect(made.definition.name).toBe('Loyal');
    expect(made.definition.questions.length).toBeGreaterThan(0);
    const blank = dataOf<PublicSurvey>(await call('post', '/surveys', { name: 'Blank' }));
    expect(blank.definition).toMatchObject({ name: 'Blank', questions: [] });
  });

  it.each([
    ['no name', {}, 'name'],
    ['an unknown type', { name: 'A', questions: [{ type: 'essay', text: 'B' }] }, 'questions.0.type'],
    [
      'a choice without options',
      { name: 'A', questions: [{ type: 'drop_down', text: 'B' }] },
      'questions.0.options',
    ],
    [
      'a text with options',
      { name: 'A', questions: [{ type: 'text', text: 'B', options: ['C'] }] },
      'questions.0.options',
    ],
    [
      'two equal options',
      { name: 'A', questions: [{ type: 'drop_down', text: 'B', options: ['C', 'C'] }] },
      'questions.0.options',
    ],
    [
      'a template with questions',
      { name: 'A', templateId: 'net-promoter-score', questions: [QUESTIONS[0]] },
      'questions',
    ],
  ])('refuses %s and makes nothing', async (_what, body, field) => {
    const program = await storeWithKey(app);
    const reply = await program.call('post', '/surveys', body);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { error: { code: 'INVALID_INPUT', fields: { [field]: expect.any(String) as string } } },
    ]);
    expect(await surveysOf(program)).toEqual([program.surveyId]);
  });
});

describe('the list of surveys', () => {
  it('has each survey once over its pages, in an order that stays', async () => {
    const program = await storeWithKey(app);
    const made: string[] = [program.surveyId];
    for (let at = 0; at < 55; at += 1) {
      const { surveyId } = dataOf<PublicSurvey>(
        await program.call('post', '/surveys', { name: `Survey ${at}` }),
      );
      made.push(surveyId);
    }
    const listed = await surveysOf(program);
    expect(new Set(listed)).toEqual(new Set(made));
    expect(listed).toHaveLength(made.length);
    await program.call('post', `/surveys/${program.surveyId}/status`, { action: 'pause' });
    expect(await surveysOf(program)).toEqual(listed);
  });
});

describe('an idempotency key', () => {
  const body = { name: 'Once', questions: QUESTIONS };
  const create = ({ call }: Program, key: string, sent: object = body) =>
    call('post', '/surveys', sent).set('idempotency-key', key);

  it('repeats the first reply and makes nothing a second time', async () => {
    const program = await storeWithKey(app);
    const first = await create(program, 'a');
    const again = await create(program, 'a');
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    expect(await surveysOf(program)).toHaveLength(2);
    dataOf(await create(program, 'b'));
    expect(await surveysOf(program)).toHaveLength(3);
  });

  it('makes one survey of many equal calls at once', async () => {
    const program = await storeWithKey(app);
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(program, 'same')));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await surveysOf(program)).toHaveLength(2);
  });

  it('is refused for another request, and belongs to its key', async () => {
    const program = await storeWithKey(app);
    await create(program, 'a');
    const other = await create(program, 'a', { name: 'Other' });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('used for another request')]);
    const { secret } = await program.calls.create();
    dataOf(await asProgram(app, secret)('post', '/surveys', { name: 'Other' }).set('idempotency-key', 'a'));
    expect((await create(program, 'with a space')).status).toBe(400);
    expect((await create(program, 'x'.repeat(101))).status).toBe(400);
  });

  it('lets a call that failed be sent again, and forgets replies after a day', async () => {
    const program = await storeWithKey(app);
    const wrong = { name: 'A', questions: [{ type: 'drop_down', text: 'B' }] };
    expect((await create(program, 'a', wrong)).status).toBe(400);
    expect((await create(program, 'a')).status).toBe(200);
    await app.deps.database.query(
      `UPDATE api_replies SET created_at = now() - interval '25 hours' WHERE store_id = $1`,
      [program.live.store.storeId],
    );
    await create(program, 'b');
    const kept = await app.deps.database.query<{ key: string }>(
      `SELECT idempotency_key AS key FROM api_replies WHERE store_id = $1`,
      [program.live.store.storeId],
    );
    expect(kept).toEqual([{ key: 'b' }]);
  });

  it('completes a call whose process was killed in the middle', async () => {
    const program = await storeWithKey(app);
    const { storeId } = program.live.store;
    const { database } = app.deps;
    const name = { storeId, keyId: program.key.keyId, idempotencyKey: 'killed' };
    // The state that a kill leaves: the call was begun, and the survey exists without its questions.
    const first = await create(program, 'killed');
    const { surveyId } = dataOf<PublicSurvey>(first);
    await database.query(
      `UPDATE drafts SET revision = 1, save_id = 'none', definition = definition || '{"questions": []}'::jsonb
                           WHERE store_id = $1 AND survey_id = $2`,
      [storeId, surveyId],
    );
    await database.query(
      `UPDATE api_replies SET reply = NULL, lease_until = now() + interval '30 seconds' WHERE store_id = $1`,
      [storeId],
    );
    const tooSoon = await create(program, 'killed');
    expect([tooSoon.status, tooSoon.headers['retry-after']]).toEqual([409, '1']);
    await database.query(
      `UPDATE api_replies SET lease_until = now() - interval '1 second' WHERE store_id = $1`,
      [storeId],
    );
    const completed = dataOf<PublicSurvey>(await create(program, 'killed'));
    expect([completed.surveyId, completed.definition.questions.length]).toEqual([surveyId, 3]);
    expect(await surveysOf(program)).toHaveLength(2);
    expect(await database.transaction((tx) => beginCall(tx, name, 'another'))).toBe(false);
  });

  it('makes the same draft of the same ids', async () => {
    const { live } = await storeWithKey(app);
    const { store } = live;
    const session = {
      sessionId: 'k',
      storeId: store.storeId,
      merchantId: store.merchantId,
      storeUrl: store.shop,
    };
    const ids = () => {
      let count = 0;
      return () => `repeated${(count += 1)}`;
    };
    const input = {
      name: 'Twice',
      templateId: null,
      questions: [{ type: 'text', text: 'Why?', options: [], isRequired: true }],
    } as const;
    const deps = productDeps(app.deps);
    const one = await createDraft(deps, session, input, ids());
    const two = await createDraft(deps, session, input, ids());
    expect(two).toEqual(one);
  });
});
