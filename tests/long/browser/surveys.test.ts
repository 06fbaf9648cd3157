import { test } from 'vitest';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { beginFromTemplate, lookAfterTwelve } from '#tests/e2e/support/survey-list-walk.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test('alone on a phone: from nothing to a template, by keyboard, and a list of twelve', async () => {
  const opened = await openApp('top level', { viewport: PHONE, hasTouch: false });
  await beginFromTemplate(opened);
  await lookAfterTwelve(opened);
});

test('the list of surveys inside the store’s admin, wide', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  await beginFromTemplate(opened);
  await lookAfterTwelve(opened);
});
