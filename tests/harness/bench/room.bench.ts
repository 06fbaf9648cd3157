import { runScript } from '#tests/support/run-script.ts';
import type { Figure, FigureBench } from './figures.ts';
import { openLoad, percentile } from './ingest/load.ts';
import { figure, openPostgres } from './support/bench-place.ts';

/** The responses of a store in a year: a thousand a month. */
const RESPONSES = Number(process.env['ROOM_RESPONSES'] ?? 12_000);
const STORES = (process.env['ROOM_STORES'] ?? '1,20,200')
  .split(',')
  .map(Number) as unknown as FigureBench['sizes'];

interface Product {
  readonly port: number;
  readonly storeIds: readonly string[];
  readonly surveyId: string;
}

interface TableSize {
  readonly name: string;
  readonly heap: number;
  readonly toast: number;
  readonly indexes: number;
  readonly rows: number;
}

async function measure(stores: number): Promise<Figure[]> {
  const place = await openPostgres('room', { isDurable: false });
  const script = runScript(
    'tests/harness/bench/room/server.ts',
    place.address,
    String(stores),
    String(RESPONSES),
  );
  try {
    const product = JSON.parse(await script.line('{')) as Product;
    const reply = await fetch(`http://127.0.0.1:${product.port}/bench/sizes`);
    const { tables, indexes } = (await reply.json()) as { tables: TableSize[]; indexes: unknown[] };
    if (process.env['ROOM_INDEXES']) console.table(indexes);
    return [...roomOf(tables, stores * RESPONSES), ...(await screens(product))];
  } finally {
    await script.kill('SIGTERM');
    await place.close();
  }
}

/** Tables that take less than this of a response are summed. */
const FEWEST_BYTES = 20;

function roomOf(tables: readonly TableSize[], responses: number): Figure[] {
  const bytes = ({ heap, toast, indexes }: TableSize) => (heap + toast + indexes) / responses;
  const sum = (of: readonly TableSize[]) => of.reduce((all, table) => all + bytes(table), 0);
  const large = tables.filter((table) => bytes(table) >= FEWEST_BYTES);
  const part = (name: string, of: number) => figure(name, 'B', of / responses, null);
  return [
    figure('bytes of a response with its order, all tables', 'B', sum(tables), null, 'at most 5000'),
    ...large.flatMap((table) => [
      part(`${table.name}: rows`, table.heap + table.toast),
      part(`${table.name}: indexes`, table.indexes),
    ]),
    figure('the other tables', 'B', sum(tables) - sum(large), null),
  ];
}

const CALLS = 100;

/** The list, and the views that a merchant opens: without a filter, and with the filters of segments. */
async function screens({ port, storeIds, surveyId }: Product): Promise<Figure[]> {
  const load = await openLoad(port, 1);
  const own = `/api/v1/surveys/${surveyId}/analytics`;
  const views: readonly (readonly [name: string, path: string])[] = [
    ['the list', '/api/v1/surveys'],
    ['the overview', `${own}/overview`],
    ['the overview of all days', `${own}/overview?range=all`],
    ['the overview of a country, all days', `${own}/overview?range=all&countries=PT`],
    ['the questions of a country, all days', `${own}/questions?range=all&countries=PT`],
    ['the questions of a country at a place', `${own}/questions?range=all&countries=PT&placements=popup`],
    ['trends of a country, all days', `${own}/trends?range=all&countries=PT`],
    ['two countries beside each other', `${own}/compare?range=all&compare=country`],
    ['the choices of the filters', `${own}/filters`],
    ['findings', `${own}/findings`],
  ];
  const figures: Figure[] = [];
  for (const [name, path] of views) {
    const calls = Array.from({ length: CALLS }, (_, at) => [
      [
        `GET ${path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Authorization: Bearer ${storeIds[(at * 7_919) % storeIds.length]!}`,
        '\r\n',
      ].join('\r\n'),
    ]);
    await load.play(calls.slice(0, CALLS / 10));
    const { latencies, statuses } = await load.play(calls);
    if (statuses[200] !== CALLS) throw new Error(`${path} was answered ${JSON.stringify(statuses)}`);
    figures.push(figure(`p95 of ${name}`, 'ms', percentile(latencies, 0.95), null));
  }
  load.close();
  return figures;
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Room of a year on PostgreSQL',
    reference: 'none: a byte is a byte',
    sizeUnit: 'stores',
    sizes: STORES,
    measure,
  },
];
