import { expect, test } from 'vitest';
import { PHONE } from '#tests/e2e/support/builder-page.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp, reloadApp } from '#tests/e2e/support/open-app.ts';

/** The header's status, which no screen waits for. */
const STATUS = '/surveys/early/standing';
const ALWAYS = ['/onboarding/store/details', '/billing/customer'];

test.each(['top level', 'embedded'] as const)(
  'requests a screen’s data once, before its code has loaded: %s',
  async (place) => {
    const opened = await openApp(place, { viewport: PHONE });
    const { page } = opened;
    await fetchFromApi(opened.app, 'POST', '/surveys', {
      surveyId: 'early',
      templateId: 'net-promoter-score',
    });
    let asked: string[] = [];
    let wanted: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname.replace('/api/v1', ''));
    });
    // The app's code is delayed until the early calls are seen, so the calls cannot be its own.
    await page.route(`${new URL(opened.app.url()).origin}/assets/index-*.js`, async (route) => {
      await expect.poll(() => asked.toSorted()).toEqual(wanted.toSorted());
      await route.continue();
    });

    wanted = [...ALWAYS, '/surveys', '/home'];
    const list = await reloadApp(opened);
    await list.app.getByRole('link', { name: 'Net promoter score', exact: true }).click();
    await list.app.getByRole('region', { name: 'Questions' }).waitFor();
    await expect.poll(() => asked.toSorted()).toEqual([...wanted, '/surveys/early', STATUS].toSorted());

    asked = [];
    wanted = [...ALWAYS, '/surveys/early'];
    const builder = await reloadApp(list);
    await builder.app.getByRole('region', { name: 'Questions' }).waitFor();
    await expect.poll(() => asked.toSorted()).toEqual([...wanted, STATUS].toSorted());

    // When all code is in the browser's cache, the app can run first and then sends the requests itself.
    await page.unrouteAll();
    asked = [];
    const again = await reloadApp(builder);
    await again.app.getByRole('region', { name: 'Questions' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => asked.toSorted()).toEqual([...wanted, STATUS].toSorted());

    // An early script that loads late does not repeat the requests.
    await page.route('**/assets/early-*.js', async (route) => {
      await expect.poll(() => asked.toSorted()).toEqual([...wanted, STATUS].toSorted());
      await route.continue();
    });
    asked = [];
    const late = await reloadApp(again);
    await late.app.getByRole('region', { name: 'Questions' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => asked.toSorted()).toEqual([...wanted, STATUS].toSorted());
  },
);
