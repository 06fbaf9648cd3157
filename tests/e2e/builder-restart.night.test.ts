import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { DESKTOP, question, saveStatus } from '#tests/e2e/support/builder-page.ts';
import { openIn } from '#tests/e2e/support/open-app.ts';
import { started } from '#tests/e2e/support/start-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import { thorough } from '#tests/support/thorough.ts';

/** The errors that a browser logs when the server is gone or still starting. */
const EXPECTED = [
  /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/,
  /status of 503/,
];
const KILLS = thorough(5, 3);

test(`loses no edit when the server is killed ${KILLS} times during a save`, async () => {
  const environment = {
    DATA_DIR: await mkdtemp(join(inject('scratch'), 'restart-')),
    PORT: String(await freePort()),
    DEV_STORE_PORT: String(await freePort()),
  };
  let server = await started(environment);
  const product = { appUrl: server.url, storeUrl: `http://127.0.0.1:${environment.DEV_STORE_PORT}` };
  const { page } = await openIn(product, 'top level', { viewport: DESKTOP, expectedProblems: EXPECTED });
  await page.goto(`${server.url}/surveys/scratch`);
  await page.getByRole('button', { name: 'Free text' }).click();
  await saveStatus(page, 'Saved').waitFor();

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const text = `Written before kill ${kill}`;
    const sent = page.waitForRequest('**/surveys/*/draft');
    await question(page).fill(text);
    await sent;
    // Time passes: each kill happens at another moment, before or after the save is stored and answered.
    await page.waitForTimeout(Math.random() * 20);
    server.child.kill('SIGKILL');
    await server.ended;
    await question(page).pressSequentially(', and while it was gone');
    server = await started(environment);
    await saveStatus(page, 'Saved').waitFor();
    await page.reload();
    await expect.poll(() => question(page).inputValue()).toBe(`${text}, and while it was gone`);
  }
});
