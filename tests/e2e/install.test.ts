import { expect, test } from 'vitest';
import { walkThroughInstall } from './support/install-walk.ts';

test('installs after the merchant’s approval and opens the app inside the admin, signed in', async () => {
  expect(await walkThroughInstall('blocked')).toBe('/admin/apps/askwell/login');
});
