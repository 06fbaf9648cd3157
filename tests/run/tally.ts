/** How many checks of a step passed, failed and were skipped. */
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

/** The part of Vitest's JSON report that this file reads. */
interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts the tests of a Vitest run. A file that could not be loaded counts as one failure. So does a run without a
 * failed test that has no report, no tests, or an exit code other than 0.
 */
export function countTests(report: string | undefined, exitCode: number | null): Tally {
  const tally = (parse(report)?.testResults ?? []).map(countFile).reduce(add, NOTHING);
  const foundNothing = tally.passed + tally.failed === 0;
  const brokeSilently = exitCode !== 0 && tally.failed === 0;
  return foundNothing || brokeSilently ? { ...tally, failed: 1 } : tally;
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
