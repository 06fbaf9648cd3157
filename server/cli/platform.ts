import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionProblems } from '#server/kernel/config/production.ts';
import { APP_TOML, configureAppToml } from '#server/operations/platform/configure.ts';
import { checkFiles, checkServer, type Finding } from '#server/operations/platform/preflight.ts';
import { Refusal } from '#server/operations/refusal.ts';
import { readConfig } from './configured-database.ts';
import { runCommandLine, say } from './terminal.ts';

/**
 * Prepares and checks the app at the platform: `npm run platform -- configure` and `npm run platform -- check [shop]`.
 * web/extensions/README.md explains both.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `npm run platform -- configure       writes the client id, the addresses and the scopes into ${APP_TOML}
npm run platform -- check [shop]    checks what the platform's review checks; asks the app if a store is named`;

await runCommandLine(async () => {
  const [command, shop] = process.argv.slice(2);
  if (command === 'configure') configure();
  else if (command === 'check') await check(shop);
  else throw new Refusal(USAGE);
});

function configure(): void {
  const config = readConfig();
  const problems = productionProblems(config).filter(({ key }) => /^(APP_URL|CLIENT_ID) /.test(key));
  if (problems.length > 0) {
    const lines = problems.map(({ key, found, expected }) => `${key} is ${found}; expected ${expected}.`);
    throw new Refusal(lines.join('\n'));
  }
  const file = join(ROOT, APP_TOML);
  const before = readFileSync(file, 'utf8');
  const text = configureAppToml(before, config);
  writeFileSync(file, text);
  say(
    text === before
      ? `${APP_TOML} is already configured for ${config.app.url}.`
      : `Configured ${APP_TOML} for ${config.app.url}. Now run npm run build: the checkout blocks contain the address.`,
  );
}

async function check(shop: string | undefined): Promise<void> {
  const config = readConfig();
  const findings = [
    ...checkFiles(ROOT, config),
    ...(shop === undefined ? [] : await checkServer(config, shop)),
  ];
  for (const finding of findings) say(lineOf(finding));
  if (shop === undefined) say('Not asked: the running app. Name a development store to ask it.');
  const open = findings.filter(({ problem }) => problem !== null).length;
  say(`${findings.length - open} hold, ${open} are open. Speed: npm run bench -- storefront-lighthouse`);
  if (open > 0) process.exitCode = 1;
}

function lineOf({ title, problem }: Finding): string {
  return problem === null ? `✓ ${title}` : `✗ ${title}: ${problem}`;
}
