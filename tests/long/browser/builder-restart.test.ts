import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { DESKTOP, openInstalledApp, question, saveWord } from '#tests/e2e/support/builder-page.ts';
import { started } from '#tests/e2e/support/start-process.ts';
import { freePort } from '#tests/support/free-port.ts';

/** What a browser logs of a server that is gone, and of one that is still starting. */
const EXPECTED = [
  /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/,
  /status of 503/,
];
const KILLS = 5;

test(`a server killed ${KILLS} times in the middle of a save loses no edit`, async () => {
  const environment = {
    DATA_DIR: await mkdtemp(join(inject('scratch'), 'restart-')),
    PORT: String(await freePort()),
    DEV_STORE_PORT: String(await freePort()),
  };
  let server = await started(environment);
  const page = await openInstalledApp(server.url, { viewport: DESKTOP, expectedProblems: EXPECTED });
  await page.goto(`${server.url}/surveys/scratch`);
  await page.getByRole('button', { name: 'Free text' }).click();
  await saveWord(page, 'Saved').waitFor();

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const text = `Written before kill ${kill}`;
    const sent = page.waitForRequest('**/surveys/*/draft');
    await question(page).fill(text);
    await sent;
    // Now before, now after the save is stored and answered.
    await page.waitForTimeout(Math.random() * 20);
    server.child.kill('SIGKILL');
    await server.ended;
    await question(page).pressSequentially(', and while it was gone');
    server = await started(environment);
    await saveWord(page, 'Saved').waitFor({ timeout: 60_000 });
    await page.reload();
    await expect.poll(() => question(page).inputValue()).toBe(`${text}, and while it was gone`);
  }
});
