import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { polarisUnbundled } from './polaris-plugin.ts';
import { routeFiles } from './route-files-plugin.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the admin. The server reads the manifest and names the files in the page's head. */
export default defineConfig({
  root: folder('../admin/'),
  cacheDir: folder('../../node_modules/.cache/vite-admin/'),
  base: '/',
  publicDir: false,
  plugins: [polarisUnbundled(), react(), routeFiles()],
  build: {
    outDir: folder('../../dist/web/admin/'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssCodeSplit: true,
    // Safari before 17 does not know `modulepreload`. It loads the same files a little later.
    modulePreload: { polyfill: false },
    // For debugging. The built files don't refer to their source maps and the server doesn't send them.
    sourcemap: 'hidden',
    // The Content-Security-Policy allows no data: addresses for our assets.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
});
