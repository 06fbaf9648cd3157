import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Priority } from '#server/kernel/database/database.ts';
import { SessionQueue } from '#server/kernel/database/pglite/session-queue.ts';

/** Runs turns under a fake clock and records their order. */
class Scene {
  now = 0;
  readonly order: string[] = [];
  readonly #queue = new SessionQueue(() => this.now);

  /** Asks for a turn and ends it at once. */
  ask(name: string, priority: Priority): void {
    void this.#queue.take(priority).then((done) => {
      this.order.push(name);
      done();
    });
  }

  /** Holds the session until the returned function is called. */
  hold(): Promise<() => void> {
    return this.#queue.take('screen');
  }

  /** Runs all waiting turns that may start, and advances the clock. */
  async rest(): Promise<void> {
    await soon();
    this.now += 10;
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }
}

it('serves answers first, then screens, rows and upkeep, each kind in order of arrival', async () => {
  const scene = new Scene();
  const done = await scene.hold();
  const asked: [string, Priority][] = [
    ['upkeep', 'upkeep'],
    ['rows', 'rows'],
    ['screen 1', 'screen'],
    ['ingest 1', 'ingest'],
    ['screen 2', 'screen'],
    ['ingest 2', 'ingest'],
  ];
  for (const [name, priority] of asked) scene.ask(name, priority);
  done();
  await scene.rest();
  await scene.idle();
  expect(scene.order).toEqual(['ingest 1', 'ingest 2', 'screen 1', 'screen 2', 'rows', 'upkeep']);
});

it.each<[Priority, number]>([
  ['screen', 61],
  ['rows', 1_001],
  ['upkeep', 5_001],
])('limits the time for which answers overtake %s', async (priority, patience) => {
  const scene = new Scene();
  const done = await scene.hold();
  scene.ask('patient', priority);
  scene.now = patience - 2;
  scene.ask('in time', 'ingest');
  scene.now = patience;
  scene.ask('too late', 'ingest');
  done();
  await scene.rest();
  await scene.idle();
  expect(scene.order).toEqual(['in time', 'patient', 'too late']);
});

it('delays long work between two turns of a screen, but not forever', async () => {
  const scene = new Scene();
  const first = await scene.hold();
  scene.ask('rows', 'rows');
  scene.now = 10;
  first();
  scene.now = 12;
  const second = await scene.hold();
  expect(scene.order, 'The request goes on at once.').toEqual([]);
  scene.now = 20;
  second();
  await soon();
  expect(scene.order, 'It may ask again.').toEqual([]);
  scene.now = 26;
  await scene.idle();
  expect(scene.order).toEqual(['rows']);

  const third = await scene.hold();
  scene.ask('upkeep', 'upkeep');
  scene.now += 41;
  third();
  await soon();
  expect(scene.order, 'Many requests in a row hold it up no longer.').toEqual(['rows', 'upkeep']);
});

it('never runs two turns at the same time and ignores a second end of a turn', async () => {
  const queue = new SessionQueue();
  let holders = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const done = await queue.take(at % 2 === 0 ? 'ingest' : 'rows');
      holders += 1;
      most = Math.max(most, holders);
      await Promise.resolve();
      holders -= 1;
      done();
      done();
    }),
  );
  expect(most).toBe(1);
});
