import type { BuildEnvironmentOptions } from 'vite';

/**
 * Minifies files that shoppers load: variables get short names, properties keep their names, so that no code depends
 * on renaming. Terser's output is smaller than the bundler's own.
 */
export function minify(isModule = true): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    // No prefixed copies: in older browsers the fade and the segments of the progress are missing, nothing else.
    cssTarget: ['chrome121', 'firefox121', 'safari16.4'],
    minify: 'terser',
    terserOptions: { module: isModule, ecma: 2020, compress: { passes: 3 } },
    modulePreload: false,
    sourcemap: 'hidden',
  };
}

/**
 * A hint that browsers with V8 read at the beginning of a file: compile all functions while the file loads, in another
 * thread. Otherwise each function is compiled at its first call, which keeps the page's own thread busy.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
