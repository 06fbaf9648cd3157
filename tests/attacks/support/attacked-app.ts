import { Agent } from 'node:http';
import { afterAll, beforeAll, inject } from 'vitest';
import { createAreas } from '#server/start/areas.ts';
import type { PlainRoute } from '#server/kernel/http/plain-route.ts';
import type { ListenOptions } from '#server/kernel/http/listener.ts';
import { testApp, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { exchange, type Reply, type Sent } from './exchange.ts';
import { startAttackedApp, type RunningApp } from './start-attacked-app.ts';

export interface AttackedApp extends Pick<RunningApp, 'deps' | 'port' | 'lastFault'> {
  send(sent: Sent): Promise<Reply>;
}

/** All routes outside the JSON contract: pages, redirects, webhooks, downloads. */
export function plainRoutes(): readonly PlainRoute[] {
  const deps = testDeps();
  return testApp({ deps, areas: createAreas(deps) }).plainRoutes;
}

/** The whole product on a port with a fake platform, for the tests of one file. */
export function attackedApp({ timeouts = {} }: Pick<Partial<ListenOptions>, 'timeouts'> = {}): AttackedApp {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let app: RunningApp;
  beforeAll(async () => {
    app = await startAttackedApp({ database: await testDatabase(), scratch: inject('scratch'), timeouts });
  });
  afterAll(async () => {
    agent.destroy();
    await app.stop();
  });
  return {
    get deps() {
      return app.deps;
    },
    get port() {
      return app.port;
    },
    get lastFault() {
      return app.lastFault;
    },
    send: (sent) => exchange({ agent, host: '127.0.0.1', port: app.port }, sent),
  };
}
