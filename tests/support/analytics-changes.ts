import request from 'supertest';
import { productDeps } from '#server/start/product-deps.ts';
import { expect } from 'vitest';
import { eraseRows, newErasure } from '#server/areas/privacy/erase-customer.ts';
import { analyticsArea } from '#server/areas/analytics/routes.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { answerAgain, answerCorrected } from '#tests/server/areas/analytics/change-store.ts';
import type { Truth } from '#tests/server/areas/analytics/expect-right.ts';
import type { GeneratedStore } from '#tests/server/areas/analytics/generate.ts';

/** Each change alters the stored data in another way; the test checks the figures after each. */
export const CHANGES: Record<string, (truth: Truth, store: GeneratedStore) => Promise<void>> = {
  'as it was filled': () => Promise.resolve(),
  'after people answered again': async (_, store) => {
    expect(await answerAgain(store, 300)).toBe(300);
  },
  'after a corrected version was answered': (_, store) => answerCorrected(store, 150),
  'after words beside Other became an option': async (
    { http },
    { deps, storeId, surveyId, authorization },
  ) => {
    const reply = await request(http)
      .put(`/api/v1/surveys/${surveyId}/analytics/questions/source/promotions`)
      .set('authorization', authorization)
      .send({ body: 'a podcast', optionId: 'podcast', text: 'A podcast' })
      .expect(200);
    expect((reply.body as { data: { changed: number } }).data.changed).toBeGreaterThan(100);
    // On a busy machine the request leaves the rest to a job.
    await makeJobsDue(deps, storeId);
    await testJobs(deps, analyticsArea).runDue();
  },
  'after deletions and erasures': async ({ http, rows }, { deps, storeId, surveyId, authorization }) => {
    for (let at = 0; at < 25; at += 1) {
      const { responseId } = rows[(at * 397) % rows.length] as Truth['rows'][number];
      const path = `/api/v1/surveys/${surveyId}/responses/${responseId}`;
      await request(http).delete(path).set('authorization', authorization).expect(200);
    }
    for (const customerId of ['c1', 'c2']) {
      const shopper = newErasure({ customerId, orderIds: [] }, { withClaims: true });
      const { gone } = await eraseRows(productDeps(deps), storeId, shopper, { isOver: () => false });
      expect(gone.erased).toBeGreaterThan(0);
    }
  },
};
