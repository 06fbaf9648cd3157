// @vitest-environment jsdom
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runFigures } from '../figures.ts';
import { appendRun, HISTORY, parseHistory, readHistory, recordOf, type BenchRecord } from '../history.ts';
import { buildBench, buildRun } from '../support/run-records.ts';
import { benchPage } from './bench-page.ts';

async function openHistory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-history-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'history.jsonl');
}

/** The page of these runs, written to a history and read again. */
async function draw(...runs: readonly ReturnType<typeof buildRun>[]): Promise<Document> {
  const path = await openHistory();
  for (const run of runs) await appendRun(path, run);
  return new DOMParser().parseFromString(benchPage(await readHistory(path)), 'text/html');
}

const textOf = (node: ParentNode | null) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const cards = (page: Document) => [...page.querySelectorAll('.card')];
const QUIET = { begin: 0.1, end: 2.2 };
const BUSY = { begin: 14, end: 18 };

it('says where and when the last run was, and that no run was recorded before the first one', async () => {
  expect(textOf((await draw()).querySelector('main'))).toBe('No run has been recorded yet.');
  const facts = textOf((await draw(buildRun({ date: '2026-11-24T03:10:00.000Z' }))).querySelector('.facts'));
  expect(facts).toContain('Last run2026-11-24 03:10 UTC');
  expect(facts).toContain('Machine2 × A processor');
  expect(facts).toContain('Load before and after0.1 and 2.2 on 2 cores');
});

it('counts the goals that are met and missed, and names each missed one with its sizes', async () => {
  const page = await draw(
    buildRun({
      benches: [
        buildBench({
          figures: [
            { name: 'requests', unit: '/s', product: [90, 70, 60], goal: 'ratio at least 0.8' },
            { name: 'p99', unit: 'ms', product: [10, 10, 10], goal: 'at most 25 ms' },
            { name: 'odd', unit: '', product: [1, 1, 1], goal: 'as before' },
          ],
        }),
      ],
    }),
  );
  expect(textOf(page.querySelector('.counts'))).toBe('1 met 1 missed 1 not judged');
  const missed = [...page.querySelectorAll('.missed-list li')].map(textOf);
  expect(missed).toEqual([
    '0.6×A bench: requests. Goal: ratio at least 0.8. Measured: 70/s, 0.7× the reference at 1,000 responses; 60/s, 0.6× the reference at 1,000,000 responses.',
  ]);
});

it('says what is missed before anything else, and if nothing is', async () => {
  const headings = (page: Document) => [...page.querySelectorAll('main h2')].map(textOf);
  const page = await draw(buildRun());
  expect(headings(page).slice(0, 5)).toEqual([
    'What is missed',
    'Goals',
    'How to read a ratio',
    'The last run',
    'Benches',
  ]);
  expect(textOf(page.querySelector('main section'))).toContain('Nothing that was measured misses its goal.');
});

it('puts the value first that the goal speaks of, which may be no ratio', async () => {
  const figures = [{ name: 'weight', unit: 'kB', product: [1, 2, 21.3], goal: 'at most 12 kB' }];
  const page = await draw(buildRun({ benches: [buildBench({ figures })] }));
  expect(textOf(page.querySelector('.missed-list .ratio'))).toBe('21.3 kB');
});

it('puts the ratio of the largest size first, and says whether it is better', async () => {
  const page = await draw(
    buildRun({
      benches: [
        buildBench({
          figures: [
            { name: 'requests', unit: '/s', product: [90, 70, 50] },
            { name: 'wait', unit: 'ms', product: [1, 1, 0.05] },
            { name: 'share', unit: '%', product: [1, 1, 150] },
            { name: 'memory', unit: 'MB', product: [1, 2, 3], reference: [null, null, null] },
          ],
        }),
      ],
    }),
  );
  const said = cards(page).map((card) => [
    textOf(card.querySelector('.ratio')),
    textOf(card.querySelector('.ratio + p')),
  ]);
  expect(said).toEqual([
    ['0.5×', 'the reference, at 1,000,000 responses: 50/s beside 100/s. More is better, so this is worse.'],
    [
      '1/2,000',
      'the reference, at 1,000,000 responses: 50 µs beside 100 ms. Less is better, so this is better.',
    ],
    ['1.5×', 'the reference, at 1,000,000 responses: 150 % beside 100 %.'],
    ['3 MB', 'at 1,000,000 responses. Less is better.'],
  ]);
});

it('keeps the last results of the benches that a run leaves out, with their date', async () => {
  const both = [buildBench({ title: 'One' }), buildBench({ title: 'Two' })];
  const page = await draw(
    buildRun({ date: '2026-11-20T08:00:00.000Z', benches: both }),
    buildRun({ date: '2026-11-22T08:00:00.000Z', benches: [buildBench({ title: 'Two' })] }),
  );
  const notes = [...page.querySelectorAll('article')].map((bench) => [
    textOf(bench.querySelector('h3')),
    /Measured on (\S+)/.exec(textOf(bench))?.[1],
  ]);
  expect(notes).toEqual([
    ['One', '2026-11-20'],
    ['Two', '2026-11-22'],
  ]);
});

it('keeps a quiet result before a later one beside other work, which the history marks and no line joins', async () => {
  const at = (day: number, value: number, load: typeof QUIET) =>
    buildRun({
      date: `2026-11-${day}T08:00:00.000Z`,
      load,
      benches: [
        buildBench({
          figures: [{ name: 'requests', unit: '/s', product: [1, 1, value], goal: 'ratio at least 0.8' }],
        }),
      ],
    });
  const page = await draw(at(20, 90, QUIET), at(21, 85, QUIET), at(22, 40, BUSY));
  expect(textOf(page.querySelector('.card .ratio'))).toBe('0.85×');
  expect(textOf(page.querySelector('.warning'))).toContain('Other work ran on the machine');
  const [, history] = page.querySelectorAll('.card svg');
  expect(history?.querySelectorAll('circle.product')).toHaveLength(2);
  expect(history?.querySelectorAll('circle.loaded')).toHaveLength(1);
  expect(history?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(2);
  expect(history?.getAttribute('aria-label')).toContain('2026-11-22, abc1234: 0.4×, beside other work');
});

it('marks a bench that was only measured beside other work', async () => {
  const page = await draw(buildRun({ load: BUSY }));
  expect(textOf(page.querySelector('article'))).toContain('beside other work');
  expect(textOf(page.querySelector('main'))).toContain('1 of the 1 was only measured beside other work.');
});

it('does not draw a line between runs of different machines', async () => {
  const page = await draw(
    buildRun({ date: '2026-11-20T08:00:00.000Z' }),
    buildRun({ date: '2026-11-21T08:00:00.000Z', processor: 'Another processor' }),
  );
  const [, history] = page.querySelectorAll('.card svg');
  expect(history?.querySelectorAll('circle.product')).toHaveLength(2);
  expect(history?.querySelector('polyline')).toBeNull();
});

it('draws by size, logarithmic only where the values differ widely', async () => {
  const page = await draw(
    buildRun({
      benches: [
        buildBench({
          figures: [
            { name: 'wide', unit: 'ms', product: [1, 10, 1_000] },
            { name: 'narrow', unit: 'ms', product: [90, 100, 110] },
          ],
        }),
      ],
    }),
  );
  const captions = cards(page).map((card) => textOf(card.querySelector('figcaption')));
  expect(captions).toEqual(['By responses, logarithmic scale', 'By responses']);
  const heights = [...(cards(page)[0]?.querySelectorAll('svg circle.product') ?? [])].map((dot) =>
    Number(dot.getAttribute('cy')),
  );
  const [one = 0, ten = 0, thousand = 0] = heights;
  expect((one - thousand) / (one - ten)).toBeCloseTo(3, 1);
});

it('shows every figure and size in the table, the first six figures as cards at once', async () => {
  const figures = Array.from({ length: 8 }, (_, at) => ({
    name: `figure ${at}`,
    unit: 'ms',
    product: [1, 2, 3],
  }));
  const page = await draw(buildRun({ benches: [buildBench({ figures })] }));
  expect(page.querySelectorAll('tbody tr')).toHaveLength(24);
  expect(page.querySelectorAll('article > .cards .card')).toHaveLength(6);
  expect(textOf(page.querySelector('summary'))).toBe('2 more figures');
});

it('records what a bench measured, also where a size lacks a figure', async () => {
  const result = await runFigures({
    title: 'Sizes',
    reference: 'nothing',
    sizeUnit: 'things',
    sizes: [1, 2, 3],
    measure: (size) =>
      Promise.resolve([
        { name: 'always', unit: 'ms', product: size / 3, reference: null },
        ...(size === 2 ? [{ name: 'once', unit: '', product: 5, reference: 4, goal: 'at least 5' }] : []),
      ]),
  });
  const record: BenchRecord = recordOf('sizes', result);
  expect(record.figures).toEqual([
    {
      name: 'always',
      unit: 'ms',
      product: [0.3333, 0.6667, 1],
      reference: [null, null, null],
      goals: ['', '', ''],
    },
    {
      name: 'once',
      unit: '',
      product: [null, 5, null],
      reference: [null, 4, null],
      goals: ['', 'at least 5', ''],
    },
  ]);
  const page = await draw(buildRun({ benches: [record] }));
  expect(page.querySelectorAll('tbody tr')).toHaveLength(4);
});

it('escapes what benches say, and needs no other file and no script', async () => {
  const page = await draw(buildRun({ benches: [buildBench({ title: '<script>1</script> & "more"' })] }));
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
  expect(textOf(page.querySelector('h3'))).toContain('<script>1</script> & "more"');
});

it('names the line of a history that is no run', async () => {
  const path = await openHistory();
  await writeFile(path, `${JSON.stringify(buildRun())}\n{"date":"yesterday"}\n`);
  await expect(readHistory(path)).rejects.toThrow('Line 2 of the history is not a run.');
});

it('reads the history that is part of the repository', async () => {
  const runs = await readHistory(HISTORY);
  expect(runs.length).toBeGreaterThan(0);
  expect(parseHistory('\n')).toEqual([]);
});
