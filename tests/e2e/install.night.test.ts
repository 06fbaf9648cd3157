import { expect, test } from 'vitest';
import { walkThroughInstall } from '#tests/e2e/support/install-walk.ts';

test('installs where third-party cookies are still allowed', async () => {
  expect(await walkThroughInstall('allowed')).toBe('/admin/apps/askwell/login');
});
