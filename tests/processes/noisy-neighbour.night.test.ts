import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { testDeps } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey, buildSurvey } from '#tests/support/surveys.ts';
import { addresses, startNameServer } from '#tests/support/name-server.ts';
import { insertTexts } from '#tests/support/written-answers.ts';
import { noisyTools, WAYS, type Tools, type Way } from './support/noise.ts';
import {
  THINGS,
  type Figures,
  type Measured,
  type Neighbour,
  type Order,
  type ServerThreads,
  type Took,
} from './support/neighbour-figures.ts';
import { newDataFolder, newPostgres, openPlace, type Place } from './support/prepare.ts';
import { startInstance } from './support/product.ts';

/*
 * One store does its worst in each way that a merchant or a shopper can, and another is measured meanwhile. The machine
 * may have other work, so rounds with noise alternate with rounds without, and their medians are compared: how much work
 * of the server each call waits for, and how long it takes, by the speed that the server has just then. A red row is
 * repeated once.
 */

const ROUNDS = 3;
const ROUND_MS = 1_000;
/** Jobs look for their work every second or two. */
const WARM_UP_MS = 1_500;
/** At most so long until the webhooks of a noisy round have arrived, and then a moment for what else is left. */
const SETTLE_MS = { webhooks: 8_000, rest: 500 };

/** A call beside noise may take so many times as long, or so many milliseconds longer, whichever is more. */
const MOST = { times: 1.5, megabytes: 150 };
/** A delivery gives way to answers of all stores for half a second. */
const MOST_MS: Readonly<Record<keyof Figures, number>> = {
  ...{ answer: 50, list: 50, overview: 50, script: 50 },
  delivery: 1_000,
};

const LEAST_PRIORITY = 19;

const LATE_NAME_MS = 2_500;

const TEXTS = 1_500;
const SESSIONS = 12;

interface Row {
  readonly name: string;
  readonly quiet: Readonly<Record<keyof Figures, Took>>;
  readonly noisy: Readonly<Record<keyof Figures, Took>>;
  readonly slowness: number;
  readonly megabytes: number;
  readonly failed: number;
  readonly calls: string;
  readonly red: readonly string[];
}

const DEFINITION = survey(question('nps', 'q1'), question('text', 'q2', { isRequired: false }));

/** `NOISE` names the ways to try, with commas. */
const { NOISE = '' } = process.env;

const isChosen = (name: string) => NOISE === '' || NOISE.split(',').includes(name);

async function prepareStores(place: Place) {
  const database = await openPlace(place);
  try {
    const clock = Object.assign(() => Date.now(), { advance: () => undefined });
    const deps = testDeps({ database, clock });
    const build = async (words: string) => {
      const { store } = await validSession(deps);
      const { storeId, shop } = store;
      await subscribe(deps, storeId, 'pro');
      const { publicId, surveyId } = await buildPublishedSurvey(deps, store, DEFINITION);
      const spareId = (await buildSurvey(deps, store)).surveyId;
      const texts = Array.from({ length: TEXTS }, (_, at) => `${words} ${at}`);
      await insertTexts(database, { storeId, surveyId, questionId: 'q2', texts });
      const login = async () => (await validSession(deps, store)).authorization;
      const authorizations = await Promise.all(Array.from({ length: SESSIONS }, login));
      return { shop, publicId, surveyId, spareId, authorizations, login };
    };
    const [noisy, neighbour] = [
      await build('a '.repeat(500)),
      await build('Good tea, but the box was dented'),
    ];
    // Each way has sessions of its own, so that an earlier one has not used up their limits.
    const logins = new Map<string, string[]>();
    for (const way of Object.keys(WAYS)) {
      logins.set(way, await Promise.all(Array.from({ length: SESSIONS }, noisy.login)));
    }
    return { noisy, neighbour, logins };
  } finally {
    await database.close();
  }
}

async function startNeighbour(told: Neighbour) {
  const child = fork(inject('neighbour'), { execArgv: ['--enable-source-maps'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The neighbour ended.')));
  ended.catch(() => undefined);
  const ask = async <T>(order: Order): Promise<T> => {
    child.send(order);
    const [reply] = (await Promise.race([once(child, 'message'), ended])) as [T];
    return reply;
  };
  await ask({ begin: told });
  return {
    measure: (measureMs: number) => ask<Measured>({ measureMs }),
    settle: () => ask<null>({ settleMs: SETTLE_MS.webhooks }),
  };
}

/** The largest memory of a process since the last call, in megabytes. */
function watchMemory(pid: number) {
  let largest = 0;
  const read = () => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    largest = Math.max(largest, Number(kilobytes ?? 0) / 1024);
  };
  const timer = setInterval(read, 50);
  onTestFinished(() => clearInterval(timer));
  return () => {
    read();
    const seen = largest;
    largest = 0;
    return seen;
  };
}

/** The nearest rank. */
function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

const median = (sample: readonly number[]) => quantile(sample, 0.5);

/** The median of the rounds' p99. */
const p99s = (rounds: readonly Measured[]) =>
  Object.fromEntries(
    THINGS.map((thing) => {
      const of = (unit: keyof Took) =>
        median(
          rounds.map(({ figures }) =>
            quantile(
              figures[thing].map((took) => took[unit]),
              0.99,
            ),
          ),
        );
      return [thing, { ms: of('ms'), work: of('work') }];
    }),
  ) as Record<keyof Figures, Took>;

interface Stage {
  readonly measure: (ms: number) => Promise<Measured>;
  readonly settle: () => Promise<unknown>;
  readonly memory: () => number;
}

async function judge({ measure, settle, memory }: Stage, name: string, way: Way, tools: Tools): Promise<Row> {
  const { count } = tools;
  const [quiet, noisy]: [Measured[], Measured[]] = [[], []];
  const largest = { quiet: 0, noisy: 0 };
  Object.assign(count, { done: 0, refused: 0 });
  for (let round = 0; round < ROUNDS; round += 1) {
    memory();
    quiet.push(await measure(ROUND_MS));
    largest.quiet = Math.max(largest.quiet, memory());
    const noise = await way(tools);
    const end = new AbortController();
    setMaxListeners(0, end.signal);
    const making = noise.make(end.signal);
    // Time passes: jobs take up the noise.
    await pause(WARM_UP_MS);
    noisy.push(await measure(ROUND_MS));
    end.abort();
    await making;
    await noise.clear?.();
    largest.noisy = Math.max(largest.noisy, memory());
    await settle();
    // Time passes: so does quiet.
    await pause(SETTLE_MS.rest);
  }
  const [before, beside] = [p99s(quiet), p99s(noisy)];
  const megabytes = largest.noisy - largest.quiet;
  const failed = noisy.reduce((sum, each) => sum + each.failed, 0);
  const slowness = median(noisy.map((round) => round.slowness));
  const isMore = (thing: keyof Figures, unit: keyof Took, most: number) =>
    beside[thing][unit] > Math.max(before[thing][unit] * MOST.times, before[thing][unit] + most);
  const slow = THINGS.filter(
    (thing) =>
      isMore(thing, 'work', MOST_MS[thing]) || isMore(thing, 'ms', MOST_MS[thing] * Math.max(1, slowness)),
  );
  const red = [
    ...slow,
    ...(megabytes > MOST.megabytes ? ['memory'] : []),
    ...(failed > 0 ? ['failed calls'] : []),
  ];
  return {
    name,
    quiet: before,
    noisy: beside,
    slowness,
    megabytes,
    failed,
    calls: `${count.done}/${count.refused}`,
    red,
  };
}

/** A product that does not reply any more is red too, and the other ways are tried. */
function tryWay(stage: Stage, name: string, way: Way, tools: Tools): Promise<Row> {
  return judge(stage, name, way, tools).catch((error: unknown) => {
    const { done, refused } = tools.count;
    const [quiet, noisy] = [p99s([]), p99s([])];
    const red = [String(error).slice(0, 200)];
    return {
      ...{ name, quiet, noisy, slowness: 0, megabytes: 0, failed: 0 },
      calls: `${done}/${refused}`,
      red,
    };
  });
}

const shown = ({ ms, work }: Took) => `${ms.toFixed(0)}/${work.toFixed(0)}`;

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, quiet, noisy, slowness, megabytes, failed, calls, red }) => [
    name,
    ...THINGS.map((thing) => `${shown(quiet[thing])} → ${shown(noisy[thing])}`),
    slowness.toFixed(1),
    megabytes.toFixed(0),
    String(failed),
    calls,
    red.length === 0 ? 'green' : `RED: ${red.join(', ')}`,
  ]);
  const all = [['noise', ...THINGS, 'slowness', 'MB more', 'failed', 'noisy calls ok/refused', ''], ...lines];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((line) => line[at]?.length ?? 0))) ?? [];
  return all.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}

/** PGlite has one session, in which the statements of all stores wait for each other; it is meant for one store. */
const isOnPglite = process.env['NOISE_PGLITE'] === '1';

describe.each([
  isOnPglite ? (['PGlite', newDataFolder, true] as const) : (['PostgreSQL', newPostgres, false] as const),
])('on %s', (engine, newPlace, hasDatabase) => {
  it('one store’s answers, screens and deliveries stay as fast whatever another store does', async () => {
    const place = await newPlace();
    const { noisy, neighbour, logins } = await prepareStores(place);
    const names = { areSlow: false };
    const nameServer = await startNameServer(async (asked) => {
      if (names.areSlow && asked.name.includes('never')) return 'silence';
      // Time passes: the noisy store's name server is late.
      if (names.areSlow) await pause(LATE_NAME_MS);
      return addresses('127.0.0.1')(asked);
    });
    const env = { RATE_SCALE: '1', TRUSTED_PROXIES: 'loopback', CONNECTIONS_DNS: nameServer.address };
    const { url, child, kill } = await startInstance(place, { env });
    const server: ServerThreads = { pid: child.pid ?? 0, hasDatabase };
    const stage: Stage = {
      ...(await startNeighbour({ url, ...neighbour, server })),
      memory: watchMemory(server.pid),
    };
    // This process makes the noise. The processor goes first to the product and to what measures it.
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + 9));
    await stage.measure(ROUND_MS);
    const rows: Row[] = [];
    try {
      for (const [name, way] of Object.entries(WAYS)) {
        if (!isChosen(name)) continue;
        const tools = noisyTools({ url, ...noisy, authorizations: logins.get(name) ?? [], names });
        const first = await tryWay(stage, name, way, tools);
        rows.push(first.red.length === 0 ? first : await tryWay(stage, name, way, tools));
      }
    } finally {
      process.stdout.write(
        `\nMilliseconds/of them work of the server (median of ${ROUNDS} rounds’ p99) without → beside noise, on ${engine}:\n${table(rows)}\n`,
      );
    }
    await kill('SIGKILL');
    expect(rows.filter(({ calls }) => calls.startsWith('0/')).map(({ name }) => name)).toEqual([]);
    expect(rows.filter(({ red }) => red.length > 0).map(({ name, red }) => [name, ...red])).toEqual([]);
  });
});
