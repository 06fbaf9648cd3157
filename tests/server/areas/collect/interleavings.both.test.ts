import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Answers } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { diceArb, rollAnswer, type Dice } from '#tests/support/arbitraries.ts';
import { sendOrderWithId } from '#tests/server/areas/orders/order.ts';
import {
  type CollectApp,
  DEFINITION,
  liveSurvey,
  type LiveSurvey,
  newId,
  startCollectApp,
} from './support.ts';
import { walk } from '#server/areas/collect/responses/check-response.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const SURVEY = compileSurvey(DEFINITION);

type Change = NonNullable<Parameters<LiveSurvey['save']>[1]>;

/** All calls of one shopper's page: a snapshot after each answer or change, and the completion. */
function snapshotsOf(shopper: number, dice: readonly Dice[], isComplete: boolean): Change[] {
  const answers: Record<string, Answers[string]> = {};
  const fixed = {
    respondentKey: `shopper-${shopper}`,
    attributes: { country: ['PT', 'DE'][shopper % 2], placement: 'popup' } as const,
  };
  const changes: Change[] = [];
  for (const [step, die] of dice.entries()) {
    const question = SURVEY.questions[step % SURVEY.questions.length];
    const answer = question && rollAnswer(question, die);
    if (question && answer) answers[question.questionId] = answer;
    if (Object.keys(answers).length === 0) continue;
    const onPath = walk(SURVEY, (index) => answers[SURVEY.questions[index]?.questionId ?? '']).map(
      (index) => SURVEY.questions[index]?.questionId ?? '',
    );
    changes.push({ ...fixed, revision: changes.length + 1, answers: { ...answers }, path: onPath });
  }
  const last = changes.at(-1);
  if (isComplete && last && 'q1' in answers) {
    changes.push({ ...last, revision: changes.length + 1, complete: true });
  }
  return changes;
}

const shopperArb = fc.record({
  dice: fc.array(diceArb, { minLength: 1, maxLength: 5 }),
  isComplete: fc.boolean(),
});

const idOf = (shopper: number) => `response-${String(shopper).padStart(16, '0')}`;

/** The content of a survey, without its ids. */
async function contentOf(live: LiveSurvey) {
  const rows = (await live.rows()).map(
    ({ responseId, revision, isComplete, answers, path, day, country }) => ({
      ...{ responseId, revision, isComplete, answers, path, day, country },
    }),
  );
  const { counters, segmentCounters, texts, totals } = await live.expectCounted();
  const nameless = (record: object) =>
    JSON.parse(JSON.stringify(record).replaceAll(live.survey.surveyId, 's')) as unknown;
  return nameless({ rows, counters, segmentCounters, texts, totals });
}

it('any interleaving of saves, retries and reorderings ends like the last saves applied once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(shopperArb, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 0, maxLength: 12 }),
      fc.infiniteStream(fc.nat(1_000_000)),
      fc.integer({ min: 1, max: 8 }),
      async (shoppers, repeats, order, atOnce) => {
        // Drawn once, because a second draw gives other values.
        const scripts = shoppers.map(({ dice, isComplete }, shopper) =>
          snapshotsOf(shopper, dice, isComplete),
        );
        const all = scripts.flatMap((script, shopper) => script.map((change) => ({ shopper, change })));
        if (all.length === 0) return;
        const sent = [...all, ...repeats.map((at) => all[at % all.length]!)]
          .map((each) => ({ each, rank: order.next().value }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ each }) => each);
        const tangled = await liveSurvey(app);
        for (let from = 0; from < sent.length; from += atOnce) {
          const group = sent.slice(from, from + atOnce);
          const replies = await Promise.all(
            group.map(({ shopper, change }) => tangled.save(idOf(shopper), change)),
          );
          expect(replies.map(({ status }) => status)).toEqual(group.map(() => 200));
        }
        const plain = await liveSurvey(app);
        for (const [shopper, script] of scripts.entries()) {
          const last = script.at(-1);
          if (last) await plain.saved(idOf(shopper), last);
        }
        expect(await contentOf(tangled)).toEqual(await contentOf(plain));
      },
    ),
    { numRuns: 6 },
  );
});

/** So many wait that two batches of the store are under way at once, often with snapshots of the same response. */
it('stores and counts each response once when hundreds of snapshots arrive together, in any order', async () => {
  const live = await liveSurvey(app);
  const ids = Array.from({ length: 150 }, newId);
  const revisions = [1, 2, 3];
  const sent = fc.sample(fc.shuffledSubarray(revisions, { minLength: 3 }), ids.length);
  const replies = await Promise.all(
    revisions.flatMap((_, at) =>
      ids.map((id, shopper) => {
        const revision = sent[shopper]![at]!;
        return live.save(id, { respondentKey: id, revision, answers: { q1: { value: revision } } });
      }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await live.rows();
  expect(rows.map(({ responseId }) => responseId)).toEqual(ids.toSorted());
  expect(new Set(rows.map(({ revision }) => revision))).toEqual(new Set([3]));
  await live.expectCounted();
});

const ORDERS = 3;
const orderArb = fc.integer({ min: 0, max: ORDERS - 1 });

/** The events of an order: another person's claim, the shopper's response, or the store's webhook. */
const eventArb = fc.oneof(
  fc.record({
    kind: fc.constant('claim' as const),
    order: orderArb,
    token: fc.constantFrom(null, 'made-up'),
  }),
  fc.record({ kind: fc.constant('answer' as const), order: orderArb }),
  fc.record({ kind: fc.constant('webhook' as const), order: orderArb }),
);

it('any interleaving of claims, answers and webhooks verifies the shopper’s own answer and no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(eventArb, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 6 }),
      async (events, atOnce) => {
        const live = await liveSurvey(app);
        const real = Array.from({ length: ORDERS }, () => new Set<string>());
        for (let from = 0; from < events.length; from += atOnce) {
          await Promise.all(
            events.slice(from, from + atOnce).map(async (event, at) => {
              const { kind, order } = event;
              const orderId = String(5_000 + order);
              const responseId = newId();
              if (kind === 'webhook') return sendOrderWithId(app, live.store.shop, orderId);
              if (kind === 'answer') real[order]!.add(responseId);
              const own = kind === 'answer' ? `checkout-${orderId}` : event.token && `${from + at}`;
              const attributes = { orderId, checkoutToken: own ?? undefined };
              const { status } = await live.save(responseId, { attributes });
              expect([200, 409]).toContain(status);
            }),
          );
        }
        // In the end each order's webhook arrives, and the shopper's page retries.
        for (const [order, ids] of real.entries()) {
          const orderId = String(5_000 + order);
          await sendOrderWithId(app, live.store.shop, orderId);
          const last = newId();
          ids.add(last);
          const attributes = { orderId, checkoutToken: `checkout-${orderId}` };
          await live.save(last, { attributes });
          const verified = (await live.rows()).filter(
            (row) => row['orderId'] === orderId && row['isOrderVerified'],
          );
          expect(verified.map(({ responseId: id }) => ids.has(id))).toEqual([true]);
        }
        await live.expectCounted();
      },
    ),
    { numRuns: 8 },
  );
});
