import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { withPorts } from '#server/kernel/config/config.ts';
import { createLog } from '#server/kernel/telemetry/log.ts';
import { startServer } from '#server/start/start-server.ts';
import { testConfig, testPages } from '../support/app.ts';

const ROOT = join(import.meta.dirname, '../..');
const quiet = createLog({ level: 'silent' });

function configIn(folder: string, env: Record<string, string> = {}) {
  const dataDir = join(inject('scratch'), folder);
  mkdirSync(dataDir, { recursive: true });
  return testConfig({ PORT: '0', DEV_STORE_PORT: '0', DATA_DIR: dataDir, ...env });
}

const start = (config: ReturnType<typeof configIn>) =>
  startServer(config, { root: ROOT, log: quiet, pages: () => testPages });

// Creating an embedded database takes seconds, more on a busy machine.
describe('the complete server', () => {
  it('the server starts on an empty folder, answers on both addresses and keeps its data over a restart', async () => {
    const config = configIn('start');
    const first = await start(config);
    onTestFinished(() => first.stop());
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${first.url}/login`)).headers.get('content-type')).toMatch(/html/);
    expect((await fetch(first.devStoreUrl ?? '')).status).toBe(200);
    const { origin } = new URL(first.url);
    expect(origin).toBe(first.url);
    await Promise.all([first.stop(), first.stop()]);
    await expect(fetch(`${first.url}/readyz`)).rejects.toThrow();
    // The stop released the lock of the folder.
    const second = await start(config);
    onTestFinished(() => second.stop());
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });

  it('reports an occupied port before it opens the database, and leaves nothing open', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const config = configIn('taken', { DEV_STORE_PORT: String(port) });
    await expect(start(config)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    const retry = await start(withPorts(configIn('taken'), { app: 0, devStore: 0 }));
    onTestFinished(() => retry.stop());
    expect((await fetch(`${retry.url}/healthz`)).status).toBe(200);
  });
});
