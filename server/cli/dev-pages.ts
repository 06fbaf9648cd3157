import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Config } from '#server/kernel/config/config.ts';
import type { Pages } from '#server/kernel/http/pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Serves the admin from its sources with hot reload. Vite runs inside the app's own server and shares its port, so
 * that one tunnel carries everything.
 */
export async function devPages({ app }: Config): Promise<Pages> {
  const nonce = randomBytes(16).toString('base64');
  // Vite needs a server that emits upgrade events. This one never listens: the app's server passes its upgrade
  // events on.
  const upgrades = createHttpServer();
  const vite = await createServer({
    configFile: join(ROOT, 'web/vite/admin.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    html: { cspNonce: nonce },
    server: {
      middlewareMode: true,
      hmr: { server: upgrades },
      allowedHosts: [new URL(app.url).hostname],
      // node_modules may be a symbolic link, as in a second working copy; allow its real location too.
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
    },
  });
  return {
    async adminHtml(url) {
      const html = await readFile(join(ROOT, 'web/admin/index.html'), 'utf8');
      return vite.transformIndexHtml('/index.html', html, url);
    },
    bookingScript: () => Promise.resolve('/booking-calendar.ts'),
    assets: vite.middlewares,
    policyExtras: {
      scriptSrc: [`'nonce-${nonce}'`],
      styleSrc: [`'nonce-${nonce}'`],
      // While the server restarts, Vite's client polls it from a worker made from a blob.
      workerSrc: ['blob:'],
    },
    upgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    close: () => vite.close(),
  };
}
