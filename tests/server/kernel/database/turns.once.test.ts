import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Priority } from '#server/kernel/database/database.ts';
import { Turns } from '#server/kernel/database/pglite/turns.ts';

/** Turns under a clock of our own, with a record of who had one. */
class Scene {
  now = 0;
  readonly order: string[] = [];
  readonly #turns = new Turns(() => this.now);

  /** Asks for a turn which ends as soon as it was had. */
  ask(name: string, priority: Priority): void {
    void this.#turns.take(priority).then((done) => {
      this.order.push(name);
      done();
    });
  }

  /** Holds the session until the given function is called. */
  hold(): Promise<() => void> {
    return this.#turns.take('screen');
  }

  /** Lets go on who can, and a while pass. */
  async rest(): Promise<void> {
    await soon();
    this.now += 10;
  }

  idle(): Promise<void> {
    return this.#turns.idle();
  }
}

it('lets answers go first, then screens, rows and upkeep, each kind in its order', async () => {
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
])('lets %s be overtaken for so long only, however many answers come', async (priority, patience) => {
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

it('keeps what takes long waiting between two turns of a screen, though not for ever', async () => {
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

it('never gives two turns at once, and a turn ended twice counts once', async () => {
  const turns = new Turns();
  let holders = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const done = await turns.take(at % 2 === 0 ? 'ingest' : 'rows');
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
