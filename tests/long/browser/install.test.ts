import { test } from 'vitest';
import { walkThroughInstall } from '#tests/e2e/support/install-walk.ts';

test('a merchant installs where third-party cookies are still allowed', async () => {
  await walkThroughInstall('allowed');
});
