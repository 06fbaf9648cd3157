import { Agent } from 'node:http';
import type fc from 'fast-check';
import { createAreas } from '#server/start/areas.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { testApp } from '#tests/support/app.ts';
import { problemOf } from '../support/exchange.ts';
import type { RunningApp } from '../support/start-attacked-app.ts';
import { pathOf } from './draw-call.ts';
import { drawAt, requestArb, type Draw } from './draw-request.ts';
import { newInsider, type Insider } from './insider.ts';
import { bytesOf, sendRequest, type Answer } from './send-request.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Sends only the request with this number. */
  readonly only: number | null;
}

/** A request with a wrong reply, and all that is needed to repeat it. */
export interface Failure {
  readonly number: number;
  readonly what: string;
  readonly problem: string;
  /** The bytes of the request, each as one character. */
  readonly request: string;
  /** The server's log line. */
  readonly fault: string;
}

export interface FuzzResult {
  /** The number of requests by status; 0 is a connection that closed without a reply. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly Failure[];
}

/** Concurrent senders, each with a merchant of its own. */
const SENDERS = 8;
/** Requests change and delete data, so each merchant is replaced after this many. */
const REQUESTS_OF_ONE = 60;
const ENOUGH_FAILURES = 25;

/** Sends the requests of a seed, and then checks that everything still works. */
export async function runFuzz(
  app: RunningApp,
  { seed, count, only }: FuzzOptions,
  tell: (done: number) => void = () => undefined,
): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS * 2 });
  const arbitrary = requestArb(plainAddresses(app));
  const statuses = new Map<number, number>();
  const failures: Failure[] = [];
  let done = 0;
  const sender = async (first: number): Promise<void> => {
    const someone = insiders(app);
    for (let number = first; number < count; number += SENDERS) {
      if ((only !== null && number !== only) || failures.length >= ENOUGH_FAILURES) continue;
      const { failure, answer } = await attackOnce(app, agent, { arbitrary, seed, number }, someone);
      if (failure !== null) failures.push(failure);
      for (const status of answer.statuses.length > 0 ? answer.statuses : [0]) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      done += 1;
      if (done % 1_000 === 0) tell(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: SENDERS }, (_, first) => sender(first)));
    failures.push(...missingChecks(app), ...(await checkHealth(app, agent)));
  } finally {
    agent.destroy();
  }
  return { statuses, failures };
}

interface Someone {
  readonly now: () => Promise<Insider>;
  readonly forget: () => void;
}

function insiders({ deps }: RunningApp): Someone {
  let insider: Promise<Insider> | null = null;
  let uses = 0;
  return {
    now() {
      if (uses === REQUESTS_OF_ONE) insider = null;
      if (insider === null) uses = 0;
      uses += 1;
      insider ??= newInsider(deps);
      return insider;
    },
    forget: () => void (insider = null),
  };
}

async function attackOnce(
  app: RunningApp,
  agent: Agent,
  { arbitrary, seed, number }: { arbitrary: fc.Arbitrary<Draw>; seed: number; number: number },
  someone: Someone,
): Promise<{ failure: Failure | null; answer: Answer }> {
  const draw = drawAt(arbitrary, seed, number);
  const request = draw.make(await someone.now());
  const where = { port: app.port, agent };
  const first = await sendRequest(where, request);
  // Beside other work an export may take longer than the client waits. A server that hangs does so twice.
  const answer = first.hasHung ? await sendRequest(where, request) : first;
  if (answer.statuses.includes(401)) someone.forget();
  const problem = problemIn(draw, answer);
  if (problem === null) return { failure: null, answer };
  const bytes = Buffer.isBuffer(request) ? request : bytesOf(request);
  // Other requests run concurrently, so the last log line is only used for a server error.
  const fault = answer.statuses.some((status) => status >= 500) ? app.lastFault : '';
  const shown = { request: bytes.toString('latin1'), fault };
  return { failure: { number, what: draw.what, problem, ...shown }, answer };
}

function problemIn({ mustBeTaken = false }: Draw, { statuses, text, hasHung }: Answer): string | null {
  if (hasHung) return 'the server neither answered nor closed the connection';
  const found = statuses.map((status) => problemOf({ status, text })).find((problem) => problem !== null);
  if (found !== undefined) return found;
  const [status = 0] = statuses;
  return mustBeTaken && status !== 200
    ? `the platform would repeat it for ever after ${status}: ${text}`
    : null;
}

function plainAddresses({ deps }: RunningApp) {
  // A second app, so that its counters are separate.
  const fresh = {
    ...deps,
    metrics: { ...deps.metrics, gauge: () => undefined, counter: () => () => undefined },
  };
  const { plainRoutes } = testApp({ deps: fresh, areas: createAreas(fresh) });
  // The bodies of the billing service are generated from its schemas elsewhere; here its addresses get random ones.
  return plainRoutes.map(({ name, method, path }) => ({ name, method, path }));
}

/** The database is the last check: values that only it refused need an input check that names the field. */
function missingChecks({ refusedValues }: RunningApp): Failure[] {
  return refusedValues.map((line) => {
    const { route = '' } = JSON.parse(line) as { route?: string };
    return {
      number: -1,
      what: route,
      problem: 'only the database refused a value',
      request: '',
      fault: line,
    };
  });
}

/** Checks that the server is ready and every screen opens, so nothing unreadable was stored. */
async function checkHealth(app: RunningApp, agent: Agent): Promise<Failure[]> {
  const { authorization, parameters } = await newInsider(app.deps);
  const headers = { authorization };
  const readable = CONTRACT.filter(({ method, name }) => method === 'GET' && name !== 'getDataRequest');
  const paths = ['/readyz', '/healthz', ...readable.map((endpoint) => pathOf(endpoint, parameters, null))];
  const failures: Failure[] = [];
  for (const path of paths) {
    const sent = { method: 'GET', path, headers };
    const { statuses, text, hasHung } = await sendRequest({ port: app.port, agent }, sent);
    if (!hasHung && statuses[0] !== undefined && statuses[0] < 500) continue;
    const problem = `afterwards it is answered ${statuses.join() || 'by nothing'}: ${text}`;
    const request = bytesOf(sent).toString('latin1');
    failures.push({ number: -1, what: 'a screen afterwards', problem, request, fault: app.lastFault });
  }
  return failures;
}

/** A readable failure. The number and the seed repeat the same request. */
export function describeFailure({ number, what, problem, request, fault }: Failure, seed: number): string {
  return [
    number < 0
      ? what
      : `request ${number} of seed ${seed} (${what}): npm run fuzz -- --seed=${seed} --only=${number}`,
    `  ${problem.slice(0, 600)}`,
    `  sent: ${JSON.stringify(request.slice(0, 2_000))}`,
    ...(fault === '' ? [] : [`  log: ${fault.trim().slice(0, 1_500)}`]),
  ].join('\n');
}
