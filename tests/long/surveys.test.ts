import { test } from 'vitest';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { beginFromTemplate, lookAfterTwelve } from '#tests/e2e/support/survey-list-walk.ts';

const DESKTOP = { width: 1280, height: 900 };

test('the list of surveys inside the store’s admin, wide', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  await beginFromTemplate(opened);
  await lookAfterTwelve(opened);
});
