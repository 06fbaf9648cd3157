import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { choose, COMPLETE, heading, OFFLINE, openHosted, SAVED } from './support/hosted-page.ts';

test('saves one response although the network fails twice and the tab is closed', async () => {
  const { address, responses, sightings } = await openHosted();
  const page = await openPage({ viewport: { width: 390, height: 844 }, expectedProblems: OFFLINE });
  const browser = page.context();
  await page.goto(address);
  await choose(page, '9');
  await expect.poll(responses).toMatchObject([{ isComplete: false, answers: { q1: { value: 9 } } }]);

  await browser.setOffline(true);
  await choose(page, 'A friend');
  await page.getByText(SAVED).waitFor();
  await page.close();
  await browser.setOffline(false);
  expect(await responses()).toMatchObject([{ answers: { q1: { value: 9 } } }]);

  const again = await browser.newPage();
  await again.goto(address);
  await heading(again, 'What could we do better?').waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: false, answers: { q2: {} } }]);
  await browser.setOffline(true);
  await again.getByRole('textbox').fill('Nothing at all');
  await again.getByRole('button', { name: 'Submit' }).click();
  await heading(again, 'Thank You!').waitFor();
  await again.getByText(SAVED).waitFor();
  await browser.setOffline(false);
  await expect.poll(responses).toMatchObject([COMPLETE]);
  await again.getByText(SAVED).waitFor({ state: 'detached' });

  await again.reload();
  await heading(again, 'Thank You!').waitFor();
  expect(await responses()).toHaveLength(1);
  expect(await sightings()).toEqual(['shown 1', 'started 1']);
});
