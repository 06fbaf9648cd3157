import * as api from '#shared/api/connections.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { route } from '#server/kernel/http/route.ts';
import { deleteConnection } from './delete-connection.ts';
import { deliveryJobs } from './deliver-events.ts';
import { createLookups } from './host-names.ts';
import { listConnections } from './list-connections.ts';
import { previewConnection } from './preview-connection.ts';
import { observeOutbox, outboxChores } from './outbox-upkeep.ts';
import { changeConnection, createConnection, rotateSecret, switchConnection } from './save-connection.ts';
import { sendAgain, listDeliveries } from './deliveries.ts';
import { sendTest } from './send-test.ts';

/** Sends what happens in a store to addresses outside: signed webhooks, and requests of other services. */
export function connectionsArea(plain: Deps & WithBilling & WithIngestActivity): Area {
  const deps = { ...plain, lookupOf: createLookups({ servers: plain.config.connections.dnsServers }) };
  observeOutbox(deps);
  return {
    name: 'connections',
    routes: [
      route(api.listConnections, ({ session }) => listConnections(deps, session)),
      route(api.createConnection, ({ session, input }) => createConnection(deps, session, input)),
      route(api.changeConnection, ({ session, input }) => changeConnection(deps, session, input)),
      route(api.switchConnection, ({ session, input }) => switchConnection(deps, session, input)),
      route(api.rotateSecret, ({ session, input }) => rotateSecret(deps, session, input)),
      route(api.deleteConnection, ({ session, input }) => deleteConnection(deps, session, input)),
      route(api.listDeliveries, ({ session, input }) => listDeliveries(deps, session, input)),
      route(api.previewConnection, ({ session, input }) => previewConnection(deps, session, input)),
      route(api.sendTest, ({ session, input }) => sendTest(deps, session, input)),
      route(api.sendAgain, ({ session, input }) => sendAgain(deps, session, input)),
    ],
    jobs: deliveryJobs(deps),
    chores: outboxChores(deps),
  };
}
