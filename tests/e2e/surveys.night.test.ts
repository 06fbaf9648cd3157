import { test } from 'vitest';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { expectStartFromTemplate, expectListOfTwelve } from '#tests/e2e/support/survey-list-walk.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test('creates a survey from a template by keyboard and manages a list of twelve, on a phone', async () => {
  const opened = await openApp('top level', { viewport: PHONE, hasTouch: false });
  await expectStartFromTemplate(opened);
  await expectListOfTwelve(opened);
});

test('manages the list of surveys inside the store’s admin, on a desktop', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  await expectStartFromTemplate(opened);
  await expectListOfTwelve(opened);
});
