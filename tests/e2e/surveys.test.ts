import { test } from 'vitest';
import { openApp } from './support/open-app.ts';
import { beginFromTemplate, lookAfterTwelve } from './support/survey-list-walk.ts';

/** One product and one browser serve a whole walk, so a walk is one long test. */
const PATIENCE = { timeout: 240_000 };
const PHONE = { width: 390, height: 844 };

// Inside the store's admin it is among the long tests.
test(
  'alone on a phone: from nothing to a template, by keyboard, and a list of twelve',
  PATIENCE,
  async () => {
    const opened = await openApp('top level', { viewport: PHONE, hasTouch: false });
    await beginFromTemplate(opened);
    await lookAfterTwelve(opened);
  },
);
