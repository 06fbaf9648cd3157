import { setTimeout as sleep } from 'node:timers/promises';
import { runScript, type Script } from '#tests/support/run-script.ts';

export interface BenchInstance {
  readonly script: Script;
  readonly url: string;
}

/** Starts the product with its jobs in a process of its own, on a data folder or a PostgreSQL. */
export async function startBenchInstance(
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchInstance> {
  const isAddress = address.startsWith('postgres:');
  Object.assign(process.env, env, isAddress ? { DATABASE_URL: address } : { DATA_DIR: address });
  if (!isAddress) delete process.env['DATABASE_URL'];
  const script = runScript('tests/processes/support/instance.ts');
  for (;;) {
    const line = script.lines.find((each) => each.includes('"Listening"'));
    if (line !== undefined) return { script, url: (JSON.parse(line) as { url: string }).url };
    // Time passes: the instance starts.
    await sleep(50);
  }
}
