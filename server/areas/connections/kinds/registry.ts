import type { ConnectionKind } from '#shared/connections/kinds.ts';
import { googleAnalytics } from './google-analytics.ts';
import { http } from './http.ts';
import type { Kind } from './kind.ts';
import { klaviyo } from './klaviyo.ts';
import { slack } from './slack.ts';
import { store } from './store.ts';
import { webhook } from './webhook.ts';

const KINDS: { readonly [K in ConnectionKind]: Kind<K> } = {
  webhook,
  store,
  slack,
  klaviyo,
  google_analytics: googleAnalytics,
  http,
};

/** The kind of a connection. Its parts take any service, because the caller passes the connection's own. */
export const kindOf = (kind: ConnectionKind) => KINDS[kind] as Kind<ConnectionKind>;
