import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { thorough } from '#tests/support/thorough.ts';
import { killMoments } from './support/kill-moments.ts';
import { newDataFolder, newFolder, newPostgres, prepare, type Place } from './support/prepare.ts';
import { begin, countKill, startInstance } from './support/product.ts';
import { linesSaying, metricAt } from './support/seen.ts';
import { expectAllKept, startShoppers } from './support/stubborn-shoppers.ts';

const KILLS_WHILE_MAKING = 4;
/** Data folders that are made so: a kill before the first answer is the cheapest one. */
const FOLDERS = thorough(5, 1);
const SHOPPERS = 10;

/** `durability.pglite.test.ts` counts the flushes, which shows that a power cut loses no more than a kill. */
describe.each([
  ['PGlite', newDataFolder, thorough(24, 5)],
  ['PostgreSQL', newPostgres, thorough(30, 8)],
] as const)('an instance on %s that is killed while it saves responses', (_engine, newPlace, kills) => {
  /** Failed with responses that were acknowledged before they were stored, on both engines. */
  it(`${kills} times, has each acknowledged response once and correct counters`, async () => {
    const prepared = await prepare(await newPlace());
    let urls: string[] = [];
    const moment = killMoments(37);
    const shoppers = startShoppers(SHOPPERS, prepared.publicId, () => urls);
    for (let kill = 0; kill < kills; kill += 1) {
      const begun = Math.floor(Date.now() / 1_000);
      const instance = await startInstance(prepared.place);
      expect(await metricAt(instance.url, 'process_start_time_seconds')).toBeGreaterThanOrEqual(begun);
      urls = [instance.url];
      const before = shoppers.acknowledged.size;
      await expect.poll(() => shoppers.acknowledged.size).toBeGreaterThan(before);
      // Time passes: each kill hits another moment.
      await sleep(moment() * 1_000);
      await instance.kill('SIGKILL');
      urls = [];
      expect(linesSaying(instance.log(), 'Stopped')).toEqual([]);
    }
    const last = await startInstance(prepared.place);
    urls = [last.url];
    await shoppers.finish();
    await last.kill('SIGTERM');
    expect(linesSaying(last.log(), 'Stopped')).toHaveLength(1);
    await expectAllKept(prepared, shoppers);
  });
});

/** Failed with a new database that was created under its final name: the next start took it for damaged. */
it(`a first start that is killed ${KILLS_WHILE_MAKING} times is completed by the next`, async () => {
  const moment = killMoments(41);
  for (let at = 0; at < FOLDERS; at += 1) await expectMadeThroughKills(newFolder(), moment);
});

async function expectMadeThroughKills(folder: Place, moment: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS_WHILE_MAKING; kill += 1) {
    const { child, ended, log } = begin(folder);
    const hasBegun = () => ['cluster.new', 'cluster'].some((name) => existsSync(join(folder, name)));
    await expect.poll(hasBegun, { interval: 5 }).toBe(true);
    // Time passes: the first kills hit the creation of the database, the later ones its migrations.
    await sleep(moment() * 400 * kill);
    countKill(folder);
    child.kill('SIGKILL');
    await ended;
    if (linesSaying(log(), 'Listening').length > 0) break;
  }
  const { url, kill } = await startInstance(folder);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await kill('SIGTERM');
}
