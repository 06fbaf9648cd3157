import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import type { LogLine } from '#tests/support/log-lines.ts';
import { readLog, startApp, type AppInstance, type Version } from './app-instance.ts';
import { startBalancer } from './balancer.ts';

export type Deployment = Version;

/** Three instances behind a balancer. */
export interface Fleet {
  readonly url: string;
  readonly byAddressUrl: string;
  /** The numbers of the instances. */
  readonly places: readonly number[];
  instance(at: number): AppInstance;
  /** Stops an instance with SIGTERM and starts this version in its place. */
  replace(at: number, version: Version): Promise<void>;
  /** The log of each place, over all restarts. */
  logs(): readonly (readonly LogLine[])[];
  stop(): Promise<void>;
}

const PLACES = [0, 1, 2];

export interface FleetOptions {
  readonly scratch: string;
  readonly name: string;
  readonly first: Version;
  /** Whether the balancer repeats a call at another instance when its connection was closed. */
  readonly repeatsLost: boolean;
}

export async function startFleet(
  haproxy: string,
  { scratch, name, first, repeatsLost }: FleetOptions,
): Promise<Fleet> {
  const folder = join(scratch, name);
  await mkdir(folder);
  const ports = await Promise.all(PLACES.map(() => freePort()));
  const logOf = (at: number) => join(folder, `instance-${at}.log`);
  const start = (at: number, version: Version) => startApp({ port: ports[at] ?? 0, log: logOf(at) }, version);
  const running = await Promise.all(PLACES.map((at) => start(at, first)));
  const balancer = await startBalancer(haproxy, ports, { scratch: folder, repeatsLost });
  const instance = (at: number) => running[at] ?? missing(at);
  return {
    url: balancer.url,
    byAddressUrl: balancer.byAddressUrl,
    places: PLACES,
    instance,
    async replace(at, version) {
      await instance(at).stop();
      running[at] = await start(at, version);
    },
    logs: () => PLACES.map((at) => readLog(logOf(at))),
    async stop() {
      await Promise.all(running.map((each) => each.stop()));
      await balancer.stop();
    },
  };
}

function missing(at: number): never {
  throw new Error(`There is no instance ${at}.`);
}
