import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openTunnel } from '#tests/support/tunnel.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

/** On a busy machine, a start can take more than two minutes. */
const TIMEOUT_MS = 400_000;
const SCREEN = 'web/admin/screens/login-screen.tsx';
const SENTENCE = 'Log in with the address of your store.';

/** Runs `npm run dev` in a copy of the repository, reachable by its own port and through the tunnel. */
async function develop(copy: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['server/cli/bootstrap.mjs', 'server/cli/dev.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      ...environment,
      DEV_STORE_PORT: '0',
      DATA_DIR: join(inject('scratch'), 'dev-data'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: TIMEOUT_MS }).toContain('To stop');
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('loads pages behind a tunnel, reloads them on source changes and survives a restart of the server', async () => {
  const copy = await workingCopy();
  const tunnel = await openTunnel();
  onTestFinished(() => tunnel.close());
  const port = await freePort();
  tunnel.leadTo(port);
  await develop(copy, { PORT: String(port), APP_URL: tunnel.url, TRUSTED_PROXIES: 'loopback' });

  const page = await openPage({ expectedProblems: [/WebSocket|ERR_CONNECTION|ERR_EMPTY|50[23]/] });
  // The first page waits until hundreds of modules are compiled.
  await page.goto(`${tunnel.url}/login`, { timeout: TIMEOUT_MS, waitUntil: 'commit' });
  await page.getByText(SENTENCE).waitFor({ timeout: TIMEOUT_MS });
  await expect.poll(() => tunnel.upgraded.length, { timeout: TIMEOUT_MS }).toBeGreaterThan(0);

  await page.evaluate('window.stillTheSamePage = true');
  await edit(join(copy, SCREEN), SENTENCE, 'Log in, hot from the oven.');
  await page.getByText('Log in, hot from the oven.').waitFor({ timeout: TIMEOUT_MS });
  expect(await page.evaluate('window.stillTheSamePage')).toBe(true);

  await edit(join(copy, 'app.config.toml'), 'name = "Askwell"', 'name = "Askwell at home"');
  await expect
    .poll(async () => (await fetch(`${tunnel.url}/login`, { headers: { accept: 'text/html' } })).text(), {
      timeout: TIMEOUT_MS,
    })
    .toContain('Askwell at home');
});
