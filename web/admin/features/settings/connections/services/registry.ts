import type { ConnectionKind } from '#shared/connections/kinds.ts';
import { googleAnalyticsForm } from './google-analytics.tsx';
import { httpForm } from './http.tsx';
import { klaviyoForm } from './klaviyo.tsx';
import type { ServiceForm } from './service-form.ts';
import { slackForm } from './slack.tsx';
import { storeForm } from './store.tsx';
import { webhookForm } from './webhook.tsx';

const FORMS: { readonly [K in ConnectionKind]: ServiceForm<K> } = {
  webhook: webhookForm,
  store: storeForm,
  slack: slackForm,
  klaviyo: klaviyoForm,
  google_analytics: googleAnalyticsForm,
  http: httpForm,
};

/** What the admin knows of a service. Its parts take any service, because the caller passes the connection's own. */
export const formOf = (kind: ConnectionKind) => FORMS[kind] as ServiceForm<ConnectionKind>;
