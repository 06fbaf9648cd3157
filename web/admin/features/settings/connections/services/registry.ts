import type { ConnectionKind } from '#shared/connections/kinds.ts';
import { googleAnalyticsService } from './google-analytics/service.tsx';
import { httpService } from './http/service.tsx';
import { klaviyoService } from './klaviyo/service.tsx';
import type { ServiceOnWeb } from './service.ts';
import { slackService } from './slack/service.tsx';
import { storeService } from './store/service.tsx';
import { webhookService } from './webhook/service.tsx';

/** In the order in which they are offered. */
const SERVICES: { readonly [K in ConnectionKind]: ServiceOnWeb<K> } = {
  slack: slackService,
  klaviyo: klaviyoService,
  google_analytics: googleAnalyticsService,
  store: storeService,
  webhook: webhookService,
  http: httpService,
};

export const OFFERED = Object.keys(SERVICES) as ConnectionKind[];

/** What the admin knows of a service. Its parts take any service, because the caller passes the connection's own. */
export const serviceOf = (kind: ConnectionKind) => SERVICES[kind] as ServiceOnWeb<ConnectionKind>;
