import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FigureBench } from './figures.ts';
import { runFigures } from './figures.ts';
import type { Bench } from './harness.ts';
import { runBench } from './harness.ts';
import { installPeers } from './peers.ts';
import type { Result } from './report.ts';
import { asHtml, asText } from './report.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUTPUT = fileURLToPath(new URL('../../dist/bench/', import.meta.url));
const SUFFIX = '.bench.ts';

/**
 * `npm run bench` measures everything, and `npm run bench -- name…` the files whose names contain one of these.
 * `--only PGlite` limits that to benches whose titles contain the text.
 */
const { positionals: wanted, values: given } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const files = (await readdir(HERE))
  .filter((file) => file.endsWith(SUFFIX))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

if (files.length === 0) {
  console.error(`No file of tests/bench has a name with ${wanted.join(' or ')}.`);
  process.exit(1);
}

installPeers();
const results: Result[] = [];
for (const file of files) {
  const { benches } = (await import(pathToFileURL(join(HERE, file)).href)) as {
    benches: readonly (Bench | FigureBench)[];
  };
  for (const bench of benches.filter(({ title }) => title.includes(given.only))) {
    const result = await ('measure' in bench ? runFigures(bench) : runBench(bench));
    console.log(`${asText(result)}\n`);
    results.push(result);
  }
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
await mkdir(OUTPUT, { recursive: true });
await writeFile(join(OUTPUT, 'index.html'), asHtml(results, machine));
console.log('As a page: dist/bench/index.html');
process.exit(0);
