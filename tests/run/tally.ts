/** What a step found: how many checks held and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function one(ok: boolean): Tally {
  return { ...NOTHING, [ok ? 'passed' : 'failed']: 1 };
}

interface TestReport {
  status: string;
  fullName?: string;
  /** Of every try, so that a passed test has some if an earlier try failed. */
  failureMessages?: string[];
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  testResults: { status: string; assertionResults: TestReport[] }[];
}

/**
 * Counts a run of the test runner. A file that could not be loaded counts as one failure, and so does a run
 * that broke without a failed test to show for it: no report, no tests, or an exit code that disagrees.
 */
export function countTests(report: string | undefined, exitCode: number | null): Tally {
  const tally = (parse(report)?.testResults ?? []).map(countFile).reduce(add, NOTHING);
  const foundNothing = tally.passed + tally.failed === 0;
  const brokeSilently = exitCode !== 0 && tally.failed === 0;
  return foundNothing || brokeSilently ? { ...tally, failed: 1 } : tally;
}

/** What held only when it was tried again: it counts as passed, and is told by name with what went wrong. */
export function secondTries(report: string | undefined): string[] {
  return (parse(report)?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => `${fullName}\n    ${failureMessages?.[0]?.split('\n')[0]}`);
}

function countFile({ status, assertionResults }: VitestReport['testResults'][number]): Tally {
  const count = (wanted: string): number => assertionResults.filter((one) => one.status === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  const skipped = assertionResults.length - passed - failed;
  return { passed, skipped, failed: status === 'failed' && failed === 0 ? 1 : failed };
}

function parse(report: string | undefined): VitestReport | undefined {
  try {
    return report === undefined ? undefined : (JSON.parse(report) as VitestReport);
  } catch {
    return undefined;
  }
}
