import { runCommandLine } from '#server/cli/terminal.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { readLockedPackages, productionPackages } from '#tests/lint/production-packages.ts';
import { productionSbom, type Sbom } from '#tests/lint/sbom.ts';
import { ROOT, runCommand } from './command.ts';

/**
 * `npm run sbom`: what the product contains of others, as CycloneDX. npm's own `--omit=dev` leaves out a shipped package
 * that a development package needs too, so this takes npm's complete list and keeps what the lock file calls shipped.
 */
const LIMIT_MS = 120_000;

await runCommandLine(async () => {
  const { exitCode, output } = await runCommand({
    program: 'npm',
    parameters: ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=silent'],
    limitMs: LIMIT_MS,
  });
  if (exitCode !== 0) throw new Refusal(`npm could not list the packages:\n${output}`);
  const all = JSON.parse(output.slice(output.indexOf('{'))) as Sbom;
  const sbom = productionSbom(all, productionPackages(readLockedPackages(ROOT)));
  process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
});
