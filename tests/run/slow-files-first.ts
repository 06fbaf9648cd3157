import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long although they are small, the slowest first. Vitest knows from an earlier run how long a file
 * takes; without one, as in CI, it starts the largest files first, and these would begin when all others have ended.
 */
export const SLOW_FILES = [
  'tests/processes/noisy-neighbour.night.test.ts',
  'tests/server/areas/analytics/recount-at-length.once.night.test.ts',
  'tests/attacks/fuzz-at-length.once.night.test.ts',
  'tests/server/areas/analytics/who-answered-recount.once.night.test.ts',
  'tests/processes/platform-kill.night.test.ts',
  'tests/processes/kill.ci.test.ts',
  'tests/processes/deliveries-kill.night.test.ts',
  'tests/processes/parts-kill.night.test.ts',
  'tests/processes/order-history-kill.night.test.ts',
  'tests/e2e/survey-view.night.test.ts',
  'tests/e2e/surveys.night.test.ts',
  'tests/e2e/shell-screens.night.test.ts',
  'tests/e2e/survey-view-looks.night.test.ts',
  'tests/shared/analytics/coverage.night.test.ts',
  'tests/shared/analytics/findings-simulation.night.test.ts',
  'tests/e2e/survey-view.ci.test.ts',
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
