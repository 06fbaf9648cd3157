import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { newId, startCollectApp } from '../collect/support.ts';
import { connect } from './support.ts';

/** A database in which answers can be made to wait. */
function slowForAnswers(database: Database) {
  let gate = createGate();
  gate.open();
  let arrived = createGate();
  return {
    database: {
      ...database,
      async transaction(work, options) {
        if (options?.priority === 'ingest') {
          arrived.open();
          await gate.opened;
        }
        return database.transaction(work, options);
      },
    } satisfies Database,
    /** The next answers wait until `open` is called. */
    hold() {
      [gate, arrived] = [createGate(), createGate()];
    },
    waits: () => arrived.opened,
    open: () => gate.open(),
  };
}

/** A connection with a saved event for each of these responses, and an answer that waits. */
async function openBusyStore(events: number) {
  const slow = slowForAnswers(await testDatabase());
  onTestFinished(() => slow.open());
  const app = await startCollectApp(slow.database, { CONNECTIONS_LOOPBACK: 'on' });
  const { live, receiver, outbox } = await connect(app);
  for (let at = 0; at < events; at += 1) await live.saved(newId());
  const order: string[] = [];
  receiver.answer = (_, response) => {
    order.push('delivered');
    response.end();
  };
  slow.hold();
  const answered = live.saved(newId()).then(() => order.push('answered'));
  await slow.waits();
  return { app, slow, order, answered, outbox };
}

it('begins no delivery while an answer waits', async () => {
  const { app, slow, order, answered } = await openBusyStore(1);
  const delivered = app.jobs.runDue();
  // Time passes: without the answer, the event would be delivered by now.
  await pause(200);
  slow.open();
  await Promise.all([answered, delivered]);
  expect(order.slice(0, 2)).toEqual(['answered', 'delivered']);
});

it('delivers all events although an answer waits all the time', async () => {
  const { app, slow, order, answered, outbox } = await openBusyStore(25);
  await app.jobs.runDue();
  expect(order).toEqual(Array.from({ length: 25 }, () => 'delivered'));
  expect(new Set((await outbox()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  slow.open();
  await answered;
});
