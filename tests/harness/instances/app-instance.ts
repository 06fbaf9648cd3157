import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRETS } from '#tests/support/app.ts';
import { startDaemon } from '#tests/support/daemon.ts';
import { parseLog, type LogLine } from '#tests/support/log-lines.ts';
import { until } from './until.ts';

/** Longer than the balancer takes to notice that an instance is no longer ready. */
const DRAIN_SECONDS = 4;

interface Place {
  readonly port: number;
  /** The file for its log, which grows over restarts. */
  readonly log: string;
}

export interface Version {
  /** The folder of the source tree. */
  readonly tree: string;
  readonly databaseUrl: string;
  readonly pooler: 'none' | 'transaction';
}

export interface AppInstance {
  readonly url: string;
  /** Stops it as a deployment does, with SIGTERM. */
  stop(): Promise<void>;
}

/** Starts an instance and resolves when it is ready. */
export async function startApp({ port, log }: Place, version: Version): Promise<AppInstance> {
  const url = `http://127.0.0.1:${port}`;
  const script = ['--import', 'tsx', 'tests/harness/instances/instance.ts'];
  const daemon = startDaemon(process.execPath, script, {
    log,
    cwd: version.tree,
    asOwner: true,
    env: {
      ...TEST_SECRETS,
      NODE_ENV: 'test',
      APP_URL: 'http://localhost',
      PORT: String(port),
      DATA_DIR: join(log, '..', 'data'),
      DATABASE_URL: version.databaseUrl,
      DATABASE_POOLER: version.pooler,
      DEV_STORE: 'off',
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      TRUSTED_PROXIES: 'loopback',
    },
  });
  await until(async () => {
    if (daemon.process.exitCode !== null) throw new Error(`An instance ended:\n${tailOf(log)}`);
    return fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }, 'an instance');
  return {
    url,
    async stop() {
      daemon.process.kill('SIGTERM');
      await daemon.ended;
    },
  };
}

export const readLog = (file: string): LogLine[] => parseLog(readFileSync(file, 'utf8'));

const tailOf = (file: string) => readFileSync(file, 'utf8').slice(-2_000);
