import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Rules that need React's compiler: impure rendering, components created while rendering, state set in a loop.
 * They take longer than all other lint together, so they run with the long tests.
 */
export default defineConfig({
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  files: ['web/**/*.{ts,tsx}'],
  extends: [tseslint.configs.base, reactHooks.configs.flat['recommended-latest']],
  // oxlint has these two.
  rules: { 'react-hooks/rules-of-hooks': 'off', 'react-hooks/exhaustive-deps': 'off' },
});
