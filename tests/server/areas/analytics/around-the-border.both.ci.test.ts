import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { segmentDays } from '#server/areas/collect/counters/segment-days.ts';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import { eraseRows, newErasure } from '#server/areas/privacy/erase-customer.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { DAY_MS } from '#shared/durations.ts';
import {
  type CollectApp,
  liveSurvey,
  type LiveSurvey,
  startCollectApp,
} from '#tests/server/areas/collect/support.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { thorough } from '#tests/support/thorough.ts';

// A survey with few responses has no counters by segment; from a number on, its past days have them. Whatever happens
// around that number, views must show the same as the rows.

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const FEWEST = 3;
const SHOPPERS = 5;
const shopperArb = fc.nat({ max: SHOPPERS - 1 });

const stepArb = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('save' as const), shopper: shopperArb, score: fc.nat(10) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), shopper: shopperArb }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), shopper: shopperArb }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'day' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'count' as const }) },
);
type Step = typeof stepArb extends fc.Arbitrary<infer Value> ? Value : never;

/** A session lasts for a week. */
const MOST_DAYS = 5;

const VIEWS = [
  'overview?range=all&countries=PT',
  'overview?range=last7&customers=repeat&placements=popup',
  'questions?range=all&placements=popup',
  'trends?range=all&countries=DE&period=day',
  'funnel?range=all&customers=repeat',
  'compare?range=all&compare=country',
  'filters',
];

async function read(live: LiveSurvey): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const view of VIEWS) {
    const path = `/api/v1/surveys/${live.survey.surveyId}/analytics/${view}`;
    found[view] = succeeded<object>(await live.authorized(request(app.http).get(path)));
  }
  return found;
}

it('shows the same from counters and from rows after any saves, revisions, deletions and erasures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { minLength: 4, maxLength: 16 }), async (steps) => {
      const live = await liveSurvey(app);
      const { storeId } = live.store;
      let days = 0;
      const revisions = new Map<number, number>();
      const generations = new Map<number, number>();
      const idOf = (shopper: number) =>
        `response-${generations.get(shopper) ?? 0}-${shopper}`.padEnd(24, '0');
      const count = (fewest: number) =>
        segmentDays(app.deps, { isOver: () => false }, { fewest, fewestADay: 0, storeId });
      const forget = (shopper: number) => {
        revisions.delete(shopper);
        generations.set(shopper, (generations.get(shopper) ?? 0) + 1);
      };
      const does: {
        readonly [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => Promise<unknown>;
      } = {
        async save({ shopper, score }) {
          const revision = (revisions.get(shopper) ?? 0) + 1;
          revisions.set(shopper, revision);
          await live.saved(idOf(shopper), {
            revision,
            respondentKey: idOf(shopper),
            answers: {
              q1: { value: score },
              ...(score > 5 && { q2: { optionId: 'bad', otherValue: null } }),
            },
            path: score > 5 ? ['q1', 'q2', 'q3'] : ['q1', 'q2'],
            attributes: {
              country: ['PT', 'DE'][shopper % 2],
              customerType: shopper % 3 === 0 ? 'repeat' : 'firstTime',
              placement: shopper < 3 ? 'popup' : 'hosted',
              customerId: `customer-${shopper}`,
            },
          });
        },
        async delete({ shopper }) {
          if (!revisions.has(shopper)) return;
          const path = `/api/v1/surveys/${live.survey.surveyId}/responses/${idOf(shopper)}`;
          await live.authorized(request(app.http).delete(path)).expect(200);
          forget(shopper);
        },
        async erase({ shopper }) {
          if (!revisions.has(shopper)) return;
          const erasure = newErasure(
            { customerId: `customer-${shopper}`, orderIds: [] },
            { withClaims: true },
          );
          await eraseRows(productDeps(app.deps), storeId, erasure, { isOver: () => false });
          forget(shopper);
        },
        day: async () => {
          if ((days += 1) <= MOST_DAYS) app.deps.clock.advance(DAY_MS);
        },
        count: () => count(FEWEST),
      };
      for (const step of steps) await (does[step.kind] as (step: Step) => Promise<unknown>)(step);
      const mixed = await read(live);
      await live.expectCounted();
      expect((await recountSurveys(app.deps, storeId)).wrongDays).toBe(0);
      await count(0);
      await live.expectCounted();
      expect(await read(live)).toEqual(mixed);
      await live.change('segmented_to = NULL');
      expect(await read(live)).toEqual(mixed);
    }),
    { numRuns: thorough(60, 8) },
  );
});
