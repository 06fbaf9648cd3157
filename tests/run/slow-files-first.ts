import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long although they are small, the slowest first. Vitest knows from an earlier run how long a file
 * takes; without one, as in CI, it starts the largest files first, and these would begin when all others have ended.
 */
export const SLOW_FILES = [
  'tests/long/analytics.test.ts',
  'tests/long/fuzz.test.ts',
  'tests/long/weighted-recount.test.ts',
  'tests/long/storage-exports.test.ts',
  'tests/faults/platform-kill.long.test.ts',
  'tests/faults/kill.long.test.ts',
  'tests/long/browser/survey-view.test.ts',
  'tests/faults/deliveries-kill.long.test.ts',
  'tests/faults/parts-kill.long.test.ts',
  'tests/long/weighting-simulation.test.ts',
  'tests/long/browser/surveys.test.ts',
  'tests/faults/exports-kill.long.test.ts',
  'tests/long/browser/shell-screens.test.ts',
  'tests/faults/order-history-kill.long.test.ts',
  'tests/long/browser/survey-view-looks.test.ts',
  'tests/long/coverage.test.ts',
  'tests/long/findings-simulation.test.ts',
  'tests/e2e/survey-view.test.ts',
];

/** Starts the slow files of each group first, so that no processor is idle while the last of them runs. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFilesFirst(await super.sort(files));
  }
}

export function slowFilesFirst(sorted: readonly TestSpecification[]): TestSpecification[] {
  const rankOf = ({ moduleId }: TestSpecification) => {
    const rank = SLOW_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
    return rank < 0 ? SLOW_FILES.length : rank;
  };
  const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
  return [...sorted].sort((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
}
