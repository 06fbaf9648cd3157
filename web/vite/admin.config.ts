import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { polarisUnbundled } from './polaris-plugin.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the admin; the server reads the manifest and fills the page's head. */
export default defineConfig({
  root: folder('../admin/'),
  cacheDir: folder('../../node_modules/.cache/vite-admin/'),
  base: '/',
  publicDir: false,
  plugins: [polarisUnbundled(), react()],
  build: {
    outDir: folder('../../dist/web/admin/'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssCodeSplit: true,
    assetsInlineLimit: 2048,
  },
});
