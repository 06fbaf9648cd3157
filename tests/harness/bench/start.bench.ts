import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '#server/cli/build-stale.ts';
import type { Figure, FigureBench } from './figures.ts';
import { openLiveSurvey, type LiveSurvey } from './ingest/live-survey.ts';
import { measureStart, type Command, type Start } from './start/started-server.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;

/** Both run TypeScript directly, because `npm start` does. */
function productCommand(folder: string, { deps, publicId }: LiveSurvey): Command {
  // The keys that encrypted the filled-in data.
  const keys = deps.config.secrets.tokenKeys.map(
    ({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`,
  );
  return {
    parameters: () => ['server/cli/bootstrap.mjs', 'server/cli/start.ts'],
    environment: (port) => ({
      ...{ NODE_ENV: 'development', DEV_STORE: 'off', LOG_LEVEL: 'error', RATE_SCALE: '1000000' },
      ...{ PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', TOKEN_KEYS: keys.join(',') },
    }),
    page: `/s/${publicId}`,
  };
}

function referenceCommand(folder: string): Command {
  const script = fileURLToPath(new URL('start/reference-server.ts', import.meta.url));
  return {
    parameters: (port) => ['--import', 'tsx', script, folder, String(port)],
    page: '/s/any',
  };
}

/** The two alternate. The first start of each is not counted, because it creates the reference's database. */
async function compare(product: Command, reference: Command): Promise<Figure[]> {
  const starts = { product: [] as Start[], reference: [] as Start[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = [await measureStart(product), await measureStart(reference)] as const;
    if (round === 0) continue;
    starts.product.push(both[0]);
    starts.reference.push(both[1]);
  }
  const figure = (name: string, of: keyof Start, unit: string): Figure => ({
    ...{ name, unit },
    product: median(starts.product.map((start) => start[of])),
    reference: median(starts.reference.map((start) => start[of])),
  });
  return [
    figure('ready', 'ready', 'ms'),
    figure('memory just after', 'memory', 'MB'),
    figure('memory after 200 pages', 'memoryAfterPages', 'MB'),
  ];
}

export const benches: readonly FigureBench[] = [
  {
    title:
      'Starting by npm start with everything built, on PGlite, until /readyz says so; and the memory held',
    reference:
      'Express over a PGlite folder of its own without tables, in the same thread, started from TypeScript as well',
    sizeUnit: 'responses',
    sizes: [0, 10_000, 100_000],
    async measure(size) {
      await buildStale((sentence) => process.stderr.write(`${sentence}\n`));
      const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
      try {
        const data = join(folder, 'product');
        const survey = await openLiveSurvey(data, size);
        await survey.database.close();
        return await compare(productCommand(data, survey), referenceCommand(join(folder, 'reference')));
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  },
];
