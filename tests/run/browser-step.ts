import { existsSync, readFileSync } from 'node:fs';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import type { Command } from './command.ts';
import { packaged, runCommand } from './command.ts';
import type { Step } from './step.ts';
import { one } from './tally.ts';

const LIMIT_MS = 600_000;

/** Finds a Chromium or installs one, and prints its version and path. */
export const browserStep: Step = {
  title: 'Browser',
  run: async () => {
    for (const [sentence, commands] of [['', []], ...installers()] as const) {
      if (sentence) process.stdout.write(`${sentence}\n`);
      for (const command of commands) await runCommand(command);
      const version = await chromiumVersion();
      if (version) return { tally: one(true), text: version };
    }
    return { tally: one(false), text: NO_CHROMIUM };
  },
};

/** Ways to get a browser, in the order in which they are tried. */
function installers(): [sentence: string, commands: Command[]][] {
  const download = packaged('playwright-core/cli.js', 'install', '--no-shell', 'chromium');
  const fromPlaywright: [string, Command[]] = [
    'Downloading Playwright’s Chromium …',
    [{ ...download, limitMs: LIMIT_MS }],
  ];
  if (process.env['CHROMIUM_PATH']) return [];
  return isDebianRoot() ? [fromDebian(), fromPlaywright] : [fromPlaywright];
}

function fromDebian(): [string, Command[]] {
  const apt = (...parameters: string[]): Command => ({
    program: 'apt-get',
    parameters,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    limitMs: LIMIT_MS,
  });
  return [
    'Installing Debian’s chromium …',
    [apt('update'), apt('install', '-y', '--no-install-recommends', 'chromium')],
  ];
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

/** Runs the program: a Chromium whose libraries are missing is found, but does not start. */
async function chromiumVersion(): Promise<string | undefined> {
  const program = findChromium();
  if (!program) return undefined;
  const { exitCode, output } = await runCommand({ program, parameters: ['--version'], limitMs: 30_000 });
  const version = /\d+(?:\.\d+)+/.exec(output)?.[0];
  return exitCode === 0 && version ? `Chromium ${version} at ${program}` : undefined;
}
