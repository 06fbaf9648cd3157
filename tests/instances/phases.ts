import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#tests/soak/ledger.ts';
import type { SoakStore } from '#tests/soak/stage.ts';
import type { Finding } from '#tests/soak/verdict.ts';
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

/** Every chore must have run once, on one of the instances. A chore that a stop cut short is not counted. */
export function judgeChores(fleet: Fleet): Finding[] {
  const runs = fleet
    .logs()
    .map((log) => log.filter(({ msg }) => msg === 'A chore was done').map(({ chore }) => String(chore)));
  const all = runs.flat();
  const twice = all.filter((chore, at) => all.indexOf(chore) !== at);
  const where = runs.map((chores, at) => `instance ${at + 1} ran ${chores.join(', ') || 'none'}`);
  return [
    {
      state: all.length > 0 && twice.length === 0 ? 'held' : 'wrong',
      text: `Chores: ${new Set(all).size} in their interval, ${twice.length} more than once; ${where.join('; ')}`,
    },
  ];
}
