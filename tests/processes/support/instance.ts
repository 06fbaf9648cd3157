import { runCommandLine } from '#server/cli/terminal.ts';
import { exitOnSignals } from '#server/start/exit-on-signals.ts';
import { startServer } from '#server/start/start-server.ts';
import { platformAt } from './platform.ts';
import { testConfig, testPages } from '#tests/support/app.ts';

/**
 * The whole product in its own process, to be killed, started in the project's folder. It differs from `npm start` in its secrets, pages and rate
 * limits. The environment sets its data folder and the address of a fake store platform. It logs to standard output.
 * With `S3_ENDPOINT` it stores pictures there. With `PROXY_URL` it stands behind a proxy with that public address, at
 * `INSTANCE_PORT`, and serves the built pages. With `ANSWER_WITHIN_MS` statements of PGlite have another time limit. With
 * `RATE_SCALE`, `TRUSTED_PROXIES` and `CONNECTIONS_DNS` it has these settings. Its webhooks may go to this machine.
 */
const bucketAt = (endpoint: string) => ({
  ...{ IMAGE_STORAGE: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: 'pictures', S3_PATH_STYLE: 'on' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
});

const {
  DATABASE_URL = '',
  DATA_DIR = '',
  PLATFORM_URL = '',
  PROXY_URL = '',
  INSTANCE_PORT = '0',
  S3_ENDPOINT = '',
  ANSWER_WITHIN_MS = '60000',
  RATE_SCALE = '1000000',
  TRUSTED_PROXIES = '',
  CONNECTIONS_DNS = '',
} = process.env;

await runCommandLine(async () => {
  const config = testConfig({
    ...{ PORT: INSTANCE_PORT, LOG_LEVEL: 'info', RATE_SCALE, CONNECTIONS_LOOPBACK: 'on' },
    ...(TRUSTED_PROXIES === '' ? {} : { TRUSTED_PROXIES }),
    ...(CONNECTIONS_DNS === '' ? {} : { CONNECTIONS_DNS }),
    ...(PLATFORM_URL === '' ? { DEV_STORE: 'off' } : platformAt(PLATFORM_URL)),
    ...(PROXY_URL === '' ? {} : { APP_URL: PROXY_URL, TRUSTED_PROXIES: 'loopback' }),
    ...(S3_ENDPOINT === '' ? {} : bucketAt(S3_ENDPOINT)),
    ...(DATABASE_URL === '' ? { DATA_DIR } : { DATABASE_URL }),
  });
  const pages = PROXY_URL === '' ? { pages: () => testPages } : {};
  const answerWithinMs = Number(ANSWER_WITHIN_MS);
  exitOnSignals(await startServer(config, { root: process.cwd(), answerWithinMs, ...pages }));
});
