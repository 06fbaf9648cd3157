import { BUILT_FOR_UNIT_TESTS, buildStep } from './build-step.ts';
import { filesOf, testsOf } from './check-request.ts';
import { ROOT } from './command.ts';
import type { Plan } from './run-steps.ts';
import type { Step } from './step.ts';
import { formatStep, lintStep, typesStep } from './static-checks.ts';
import type { Suite } from './suite.ts';
import { UNIT_PROJECTS, vitestStep } from './vitest-step.ts';

const LIMIT_MS = 1_200_000;

/** The folders whose tests start the server. */
const OF_THE_SERVER = /^(server|tests\/(server|attacks|faults))(\/|$)/;

export interface FolderCheck {
  /** The folder and the one that holds its tests. */
  readonly folders: readonly string[];
  readonly vitest: {
    readonly suite?: Suite;
    readonly projects: readonly string[];
    readonly filters: readonly string[];
    readonly isRelated: boolean;
  };
}

/** Decides what `npm run check -- FOLDER` reads and which tests it runs. */
export function folderCheck(folder: string, root = ROOT): FolderCheck {
  const tests = testsOf(folder, root);
  return {
    folders: tests === undefined || tests === folder ? [folder] : [folder, tests],
    vitest: {
      ...projectsOf(tests),
      // The closing slash keeps the tests of server/areas/surveys-archive out of server/areas/surveys.
      filters: tests === undefined ? filesOf(folder, root) : [`${tests}/`],
      isRelated: tests === undefined,
    },
  };
}

/** No test of these two is quick, so a check runs all of them. */
const SLOW_PROJECTS = ['processes', 'browsers'];

function projectsOf(tests: string | undefined): Pick<FolderCheck['vitest'], 'suite' | 'projects'> {
  const slow = SLOW_PROJECTS.find((project) => tests?.startsWith(`tests/${project}`));
  if (slow !== undefined) return { projects: [slow] };
  return { suite: 'quick', projects: tests?.startsWith('tests/e2e') ? ['e2e'] : UNIT_PROJECTS };
}

export function folderPlan({ folders, vitest }: FolderCheck): Plan {
  return [
    [typesStep],
    [formatStep(folders), lintStep(folders), ...buildSteps(folders)],
    [vitestStep({ title: 'Tests', limitMs: LIMIT_MS, ...vitest })],
  ];
}

function buildSteps(folders: readonly string[]): Step[] {
  return folders.some((folder) => OF_THE_SERVER.test(folder)) ? [buildStep(BUILT_FOR_UNIT_TESTS)] : [];
}
