import type { SerializedError } from 'vitest';
import { DefaultReporter, type TestCase, type TestModule, type TestRunEndReason } from 'vitest/node';
import { SUITE } from './suite.ts';

const TELL_EVERY_MS = 30_000;
/** A file that runs for longer is named while it runs, because one that never ends would not be named at all. */
const SLOW_MS = 120_000;
const SLOWEST = 10;
/**
 * The share of tests with a second try that may need it. A machine that stalls for a moment costs one or two tests of a
 * night; more are a fault of the product or of the tests, and the night fails.
 */
const MOST_SECOND_TRIES = 0.01;

/** Tells how far the run is, then what failed, what passed on the second try, what was skipped and the slowest tests. */
export default class SuiteReporter extends DefaultReporter {
  readonly #running = new Map<string, number>();
  #files = 0;
  #ended = 0;
  #passed = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(files: Parameters<DefaultReporter['onTestRunStart']>[0]): void {
    super.onTestRunStart(files);
    this.#files = files.length;
    this.#timer = setInterval(() => this.#tell(), TELL_EVERY_MS);
  }

  override onTestModuleQueued(module: TestModule): void {
    this.#running.set(nameOf(module), performance.now());
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#running.delete(nameOf(module));
    this.#ended += 1;
    if (module.state() === 'failed') super.onTestModuleEnd(module);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    const { state } = test.result();
    if (state === 'passed') this.#passed += 1;
    if (state === 'failed') this.#failed += 1;
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    clearInterval(this.#timer);
    super.onTestRunEnd(modules, errors, reason);
    for (const line of closingLines(modules)) this.log(line);
    const fault = SUITE === 'night' ? faultOfSecondTries(modules) : null;
    if (fault === null) return;
    this.log(fault);
    process.exitCode = 1;
  }

  #tell(): void {
    const count = `${this.#ended} of ${this.#files} files, ${this.#passed} passed, ${this.#failed} failed`;
    const slow = [...this.#running]
      .map(([name, startedAt]) => ({ name, ms: performance.now() - startedAt }))
      .filter(({ ms }) => ms >= SLOW_MS)
      .map(({ name, ms }) => `${name} (${Math.round(ms / 1_000)} s)`);
    this.log(slow.length === 0 ? count : `${count}; still running: ${slow.join(', ')}`);
  }
}

/** Says that too many tests passed on the second try only; null when few did. */
export function faultOfSecondTries(modules: readonly TestModule[]): string | null {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const retried = tests.filter(({ options }) => Number(options.retry ?? 0) > 0);
  const again = retried.filter((test) => test.diagnostic()?.flaky === true).length;
  if (again <= retried.length * MOST_SECOND_TRIES) return null;
  return `${again} of ${retried.length} tests passed on the second try only. The night allows one in ${1 / MOST_SECOND_TRIES}.`;
}

/** What is worth a look after a run in which everything passed. */
export function closingLines(modules: readonly TestModule[]): string[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const again = tests.filter((test) => test.diagnostic()?.flaky === true);
  return [
    ...list('Passed on the second try:', again.map(titleOf)),
    ...list('Skipped:', countedReasons(tests)),
    ...list(`The slowest ${SLOWEST}:`, slowest(tests)),
  ];
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/** Many rows of one table are skipped for one reason. */
function countedReasons(tests: readonly TestCase[]): string[] {
  const counts = new Map<string, number>();
  for (const test of tests) {
    const result = test.result();
    if (result.state !== 'skipped') continue;
    const reason = `${nameOf(test.module)}: ${result.note ?? 'not for this machine, engine or Node'}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} in ${reason}`);
}

function slowest(tests: readonly TestCase[]): string[] {
  return tests
    .map((test) => ({ test, seconds: (test.diagnostic()?.duration ?? 0) / 1_000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ test, seconds }) => `${seconds.toFixed(1)} s  ${titleOf(test)}`);
}

const titleOf = (test: TestCase): string => `${nameOf(test.module)} > ${test.fullName}`;

const nameOf = (module: TestModule): string => `${module.project.name} ${module.relativeModuleId}`;
