import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * What only React's compiler sees: impure rendering, components made while rendering, states set in a loop.
 * It reads every component anew and takes as long as all other lint, so it runs with the long tests.
 */
export default defineConfig({
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  files: ['web/**/*.{ts,tsx}'],
  extends: [tseslint.configs.base, reactHooks.configs.flat['recommended-latest']],
});
