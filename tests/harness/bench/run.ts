import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FigureBench } from './figures.ts';
import { runFigures } from './figures.ts';
import type { Bench } from './harness.ts';
import { runBench } from './harness.ts';
import { appendRun, beginRun, HISTORY, readHistory, recordOf, type BenchRecord } from './history.ts';
import { benchPage } from './page/bench-page.ts';
import { EXPLANATIONS } from './page/explanations.ts';
import { installPeers } from './peers.ts';
import { asText } from './report.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUTPUT = fileURLToPath(new URL('../../../dist/bench/', import.meta.url));
const SUFFIX = '.bench.ts';

/**
 * `npm run bench` measures everything, and `npm run bench -- name…` the files whose names contain one of these.
 * `--only PGlite` limits that to benches whose titles contain the text.
 * `--draw` measures nothing and draws the page of the recorded runs.
 */
const { positionals: wanted, values: given } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, draw: { type: 'boolean', default: false } },
});
if (!given.draw) await measure(await filesOf(wanted));
await drawPage();
process.exit();

async function filesOf(names: readonly string[]): Promise<string[]> {
  const files = (await readdir(HERE))
    .filter((file) => file.endsWith(SUFFIX))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .sort();
  const unexplained = files.find((file) => !(nameOf(file) in EXPLANATIONS));
  if (unexplained !== undefined) throw new Error(`page/explanations.ts says nothing about ${unexplained}.`);
  if (files.length > 0) return files;
  console.error(`No file of tests/harness/bench has a name with ${names.join(' or ')}.`);
  process.exit(1);
}

function nameOf(file: string): string {
  return file.slice(0, -SUFFIX.length);
}

/** Records what was measured even if a later bench fails. */
async function measure(files: readonly string[]): Promise<void> {
  installPeers();
  const run = beginRun();
  const records: BenchRecord[] = [];
  try {
    for (const file of files) {
      const { benches } = (await import(pathToFileURL(join(HERE, file)).href)) as {
        benches: readonly (Bench | FigureBench)[];
      };
      for (const bench of benches.filter(({ title }) => title.includes(given.only))) {
        const result = await ('measure' in bench ? runFigures(bench) : runBench(bench));
        console.log(`${asText(result)}\n`);
        records.push(recordOf(nameOf(file), result));
      }
    }
  } finally {
    if (records.length > 0) await appendRun(HISTORY, run.end(records));
  }
}

async function drawPage(): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  await writeFile(join(OUTPUT, 'index.html'), benchPage(await readHistory(HISTORY)));
  console.log('As a page: dist/bench/index.html');
}
