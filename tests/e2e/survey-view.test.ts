import { test } from 'vitest';
import { expectEveryType } from '#tests/support/survey-conformance.ts';
import { keyboard, surveyDriver } from './support/survey-driver.ts';

test('the element accepts an answer of every type by keyboard alone, and reports and stores it', async () =>
  expectEveryType(await surveyDriver(keyboard)));
