import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#tests/harness/soak/ledger.ts';
import type { SoakStore } from '#tests/harness/soak/stage.ts';
import type { Finding } from '#tests/harness/soak/verdict.ts';
import type { Version } from './app-instance.ts';
import type { Fleet } from './fleet.ts';
import { countNewcomers } from './rate-limits.ts';

const ORDINARY_MS = 6_000;
const SIDE_BY_SIDE_MS = 2_000;

/** Nothing happens but the load. */
export async function ordinary(): Promise<void> {
  // Time passes: the load of this phase.
  await sleep(ORDINARY_MS);
}

/** Restarts each instance in turn. */
export async function restarts(fleet: Fleet, version: Version): Promise<void> {
  await nextVersion(fleet, fleet.places, version);
}

/** Replaces these instances in turn, each under load of its own. */
export async function nextVersion(fleet: Fleet, places: readonly number[], version: Version): Promise<void> {
  for (const at of places) {
    await fleet.replace(at, version);
    // Time passes: the balancer finds the instance, and the versions run side by side.
    await sleep(SIDE_BY_SIDE_MS);
  }
}

/** What one instance lets through, and three with and without one instance for each address. */
export async function countLimits(fleet: Fleet, store: SoakStore, ledger: Ledger): Promise<Finding> {
  const count = (url: string, localAddress: string) => countNewcomers(url, store, { localAddress, ledger });
  const one = await count(fleet.instance(0).url, '127.0.0.11');
  const three = await count(fleet.url, '127.0.0.12');
  const byAddress = await count(fleet.byAddressUrl, '127.0.0.13');
  return {
    state: one < three && byAddress < three ? 'held' : 'wrong',
    text: `Rate limits, new responses of one address: ${one} through one instance, ${three} through three by turns, ${byAddress} through three if the balancer chooses by address`,
  };
}

/** Log lines are written a moment after the database has recorded the run. */
const LOG_DELAY_MS = 2_000;

/** On all instances together, no chore may run before its interval is over. A chore that a stop cut short is not counted. */
export function judgeChores(fleet: Fleet): Finding[] {
  const runs = fleet.logs().map((log) =>
    log
      .filter(({ msg }) => msg === 'A chore was done')
      .map(({ chore, time, everyMs }) => ({
        chore: String(chore),
        at: Date.parse(String(time)),
        everyMs: Number(everyMs),
      })),
  );
  const all = runs.flat().sort((one, other) => one.at - other.at);
  const early = all.filter(({ chore, at, everyMs }, index) => {
    const before = all.slice(0, index).findLast((each) => each.chore === chore);
    return before !== undefined && at - before.at < everyMs - LOG_DELAY_MS;
  });
  const names = (own: typeof all) => [...new Set(own.map(({ chore }) => chore))];
  const where = runs.map((own, at) => `instance ${at + 1} ran ${names(own).join(', ') || 'none'}`);
  return [
    {
      state: all.length > 0 && early.length === 0 ? 'held' : 'wrong',
      text: `Chores: ${names(all).length}, ${all.length} runs, ${early.length} before their interval was over; ${where.join('; ')}`,
    },
  ];
}
