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
 * The admin straight from its sources, reloaded as they change. Vite runs inside the app's own server and its
 * socket shares the app's port, so that everything also goes through one tunnel.
 */
export async function devPages({ app }: Config): Promise<Pages> {
  const nonce = randomBytes(16).toString('base64');
  // Vite wants a server to hear of upgrades from; this one never listens and is told of them by the app's own.
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
      // Where node_modules is a link, as in a second working copy, its files lie elsewhere.
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
      // While the server is away, Vite's client asks for it from a worker made of text.
      workerSrc: ['blob:'],
    },
    upgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    close: () => vite.close(),
  };
}
