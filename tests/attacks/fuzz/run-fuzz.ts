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
  /** Only the request of this number. */
  readonly only: number | null;
}

/** A request that was not answered as it should be, with all that it takes to send it again. */
export interface Failure {
  readonly number: number;
  readonly what: string;
  readonly problem: string;
  /** The bytes of the request, each as one character. */
  readonly request: string;
  /** What the server's log said. */
  readonly fault: string;
}

export interface FuzzResult {
  /** How many requests were answered with each status; 0 is closed without a word. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly Failure[];
}

/** They send side by side, each in the name of a merchant of its own. */
const SENDERS = 8;
/** Many requests change what is there: who has nothing left finds nothing. */
const REQUESTS_OF_ONE = 60;
const ENOUGH_FAILURES = 25;

/** Sends the requests of a seed, and then looks whether everything still works. */
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
  const answer = await sendRequest({ port: app.port, agent }, request);
  if (answer.statuses.includes(401)) someone.forget();
  const problem = problemIn(draw, answer);
  if (problem === null) return { failure: null, answer };
  const bytes = Buffer.isBuffer(request) ? request : bytesOf(request);
  // Of requests side by side, the log's last line may be another's; a refusal wrote none.
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
  // An app beside the one that answers, so that its counters are its own.
  const fresh = {
    ...deps,
    metrics: { ...deps.metrics, gauge: () => undefined, counter: () => () => undefined },
  };
  const { plainRoutes } = testApp({ deps: fresh, areas: createAreas(fresh) });
  // Bodies of the billing service are drawn from its schemas as well; here its addresses meet anything.
  return plainRoutes.map(({ name, method, path }) => ({ name, method, path }));
}

/** The database's refusals are the last net: what it catches should have been refused with the name of its field. */
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

/** Is the server ready, and does every screen open: nothing was kept that cannot be read. */
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

/** A failure as a person reads it; the number and the seed send the same request again. */
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
