import { test } from 'vitest';
import { expectFirstMinute } from './support/first-minute-walk.ts';

test('leads from the approval to a published survey that is switched on, and shows the first answer arrive, at 390 px', () =>
  expectFirstMinute(390));
