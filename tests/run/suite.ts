/**
 * The three suites, told apart by the file's name: `x.test.ts` runs with `npm test`, `x.ci.test.ts` with
 * `npm run test:ci`, and the night runs all of them and `x.night.test.ts`.
 */
export type Suite = 'quick' | 'ci' | 'night';

/** The suite of this run. Without one, as when Vitest is started by hand, every file can be named. */
export const SUITE = readSuite(process.env['SUITE']);

function readSuite(name: string | undefined): Suite | undefined {
  if (name === undefined || name === '') return undefined;
  if (name === 'quick' || name === 'ci' || name === 'night') return name;
  throw new Error(`SUITE is "${name}". The suites are quick, ci and night.`);
}

/** Whether a test runs at its full size and draws new values: at night only. */
export const isThorough = SUITE === 'night';

interface Globs {
  readonly include: string[];
  readonly exclude: string[];
}

/** The files of a suite below the given folders, such as `tests/{server,attacks}`. */
export function suiteFiles(folders: string, suite = SUITE): Globs {
  const all = `${folders}/**/*.test.{ts,tsx}`;
  const ci = `${folders}/**/*.ci.test.{ts,tsx}`;
  const night = `${folders}/**/*.night.test.{ts,tsx}`;
  if (suite === 'quick') return { include: [all], exclude: [ci, night] };
  if (suite === 'ci') return { include: [ci], exclude: [] };
  return { include: [all], exclude: [] };
}

/** Files about one engine and files that have nothing to do with an engine. */
const ONE_ENGINE = { pglite: '**/*.pglite.*', postgres: '**/*.postgres.*', none: '**/*.once.*' };

/**
 * The files of a suite that run on an engine. PostgreSQL runs all of them but those about PGlite. PGlite runs nothing in
 * the quick suite; in CI the files about it and those named `x.both.test.ts`, which are about what differs between
 * engines; at night all that have to do with an engine.
 */
export function engineFiles(folders: string, engine: 'pglite' | 'postgres', suite = SUITE): Globs {
  const files = suiteFiles(folders, suite);
  if (engine === 'postgres') return { ...files, exclude: [...files.exclude, ONE_ENGINE.pglite] };
  if (suite === 'quick') return { include: [], exclude: [] };
  if (suite === 'ci') {
    return {
      include: [`${folders}/**/*.{pglite,both}.test.ts`, `${folders}/**/*.{pglite,both}.ci.test.ts`],
      exclude: [],
    };
  }
  return { ...files, exclude: [ONE_ENGINE.postgres, ONE_ENGINE.none] };
}
