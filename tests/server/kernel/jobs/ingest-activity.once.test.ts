import { expect, it } from 'vitest';
import { createIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import { createGate } from '#tests/support/gate.ts';

const LIMITS = { longestMs: 0, paceMs: 600_000 };

it('lets one store go on although another has just gone on beside answers', async () => {
  const ingest = createIngestActivity();
  const answer = createGate();
  const answering = ingest.during(() => answer.opened);
  await ingest.giveWay('noisy', LIMITS);
  const ended: string[] = [];
  const noisy = ingest.giveWay('noisy', LIMITS).then(() => ended.push('noisy'));
  await ingest.giveWay('neighbour', LIMITS).then(() => ended.push('neighbour'));
  expect(ended).toEqual(['neighbour']);
  answer.open();
  await Promise.all([answering, noisy]);
  expect(ended).toEqual(['neighbour', 'noisy']);
});
