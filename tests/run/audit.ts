import { productionPackages, readLockedPackages, unknownLicences } from '#tests/lint/production-packages.ts';
import { sbomProblems } from '#tests/lint/sbom.ts';
import { ROOT, runCommand } from './command.ts';
import { runSteps } from './run-steps.ts';
import type { Step, StepResult } from './step.ts';
import { NOTHING, one } from './tally.ts';

/** `npm run audit:dependencies`: known faults, licences, deprecated versions and the SBOM of what the product ships. */
const LIMIT_MS = 120_000;
const shipped = productionPackages(readLockedPackages(ROOT));

await runSteps([
  [{ title: 'Known faults', run: askForFaults }],
  [
    listStep('Licences', async () =>
      unknownLicences(shipped).map(({ name, license }) => `${name}: ${license}`),
    ),
  ],
  [listStep('Deprecated versions', async () => deprecated())],
  [listStep('SBOM', checkSbom)],
]);

/** A step that passes if its list of problems is empty. */
function listStep(title: string, find: () => Promise<readonly string[]>): Step {
  return {
    title: `${title} of ${shipped.length} shipped packages`,
    run: async () => {
      const problems = await find();
      return { tally: one(problems.length === 0), text: problems.join('\n') };
    },
  };
}

function deprecated(): string[] {
  return shipped.flatMap(({ name, version, deprecated: reason }) =>
    reason === null ? [] : [`${name}@${version}: ${reason}`],
  );
}

/** Some registries do not answer this question. Then nothing was checked, and the step says so. */
async function askForFaults(): Promise<StepResult> {
  const reply = await runNpm('audit', '--omit=dev', '--json');
  const { vulnerabilities, message = reply } = parse<{
    vulnerabilities?: Record<string, { severity: string; range: string }>;
    message?: string;
  }>(reply);
  if (vulnerabilities === undefined) {
    const text = `Not checked: the registry does not answer. ${message.slice(0, 300)}`;
    return { tally: { ...NOTHING, skipped: 1 }, text };
  }
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
  return { tally: one(found.length === 0), text: found.join('\n') };
}

async function checkSbom(): Promise<string[]> {
  return sbomProblems(parse(await runNpm('run', '--silent', 'sbom')), shipped);
}

/** Returns the JSON document of what npm printed, which warnings may precede. */
function parse<T extends object>(output: string): T {
  const begin = output.search(/^\{/m);
  const end = output.lastIndexOf('\n}');
  try {
    return JSON.parse(output.slice(begin, end + 2)) as T;
  } catch {
    return {} as T;
  }
}

async function runNpm(...parameters: string[]): Promise<string> {
  const { output } = await runCommand({ program: 'npm', parameters, limitMs: LIMIT_MS });
  return output;
}
