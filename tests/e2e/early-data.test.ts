import { expect, test } from 'vitest';
import { PHONE } from './support/builder-page.ts';
import { askApi } from './support/merchant-api.ts';
import { openApp, reloadApp } from './support/open-app.ts';

const ALWAYS = ['/onboarding/store/details', '/billing/customer'];

test.each(['top level', 'embedded'] as const)(
  'what a screen shows is asked for before its code has come, and once: %s',
  async (place) => {
    const opened = await openApp(place, { viewport: PHONE });
    const { page } = opened;
    await askApi(opened.app, 'POST', '/surveys', { surveyId: 'early', templateId: 'net-promoter-score' });
    let asked: string[] = [];
    let wanted: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname.replace('/api/v1', ''));
    });
    // The app's code waits for the calls: were they its own, nothing would ever come.
    await page.route(`${new URL(opened.app.url()).origin}/assets/index-*.js`, async (route) => {
      await expect.poll(() => asked.toSorted()).toEqual(wanted.toSorted());
      await route.continue();
    });

    wanted = [...ALWAYS, '/surveys', '/surveys/figures'];
    const list = await reloadApp(opened);
    await list.app.getByRole('link', { name: 'Net promoter score', exact: true }).click();
    await list.app.getByRole('region', { name: 'Questions' }).waitFor();
    expect(asked.toSorted()).toEqual([...wanted, '/surveys/early'].toSorted());

    asked = [];
    wanted = [...ALWAYS, '/surveys/early'];
    const builder = await reloadApp(list);
    await builder.app.getByRole('region', { name: 'Questions' }).waitFor();
    expect(asked.toSorted()).toEqual(wanted.toSorted());

    // With all of the code in the browser's cache the app may be first, and then asks by itself.
    await page.unrouteAll();
    asked = [];
    const again = await reloadApp(builder);
    await again.app.getByRole('region', { name: 'Questions' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(wanted.toSorted());

    // Nor does a script that comes too late ask once more.
    await page.route('**/assets/early-*.js', async (route) => {
      await expect.poll(() => asked.toSorted()).toEqual(wanted.toSorted());
      await route.continue();
    });
    asked = [];
    const late = await reloadApp(again);
    await late.app.getByRole('region', { name: 'Questions' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(wanted.toSorted());
  },
);
