import { describeFound, type Problem } from './problems.ts';

const DEVELOPMENT_CLIENT_ID = 'askwell-development';

interface Checked {
  readonly app: { readonly url: string };
  readonly devStore: object | null;
  readonly platform: { readonly clientId: string };
  readonly billing: { readonly embedded: boolean; readonly baseUrl: string };
  readonly connections: { readonly allowsLoopback: boolean; readonly standIn: string | null };
}

/** Settings that are fine in development and would be a security hole in production. */
export function productionProblems({ app, devStore, platform, billing, connections }: Checked): Problem[] {
  const problems: Problem[] = [];
  if (!app.url.startsWith('https://')) {
    problems.push({
      key: 'APP_URL (app.url)',
      found: describeFound(app.url),
      expected: 'an address that begins with https:// in production',
    });
  }
  if (devStore !== null) {
    problems.push({
      key: 'DEV_STORE (dev_store.enabled)',
      found: 'true',
      expected: 'false in production (DEV_STORE=off)',
    });
  }
  if (platform.clientId === DEVELOPMENT_CLIENT_ID) {
    problems.push({
      key: 'CLIENT_ID (platform.client_id)',
      found: describeFound(platform.clientId),
      expected: "the platform's own client id in production",
    });
  }
  if (!billing.embedded && !billing.baseUrl.startsWith('https://')) {
    problems.push({
      key: 'BILLING_URL (billing.base_url)',
      found: describeFound(billing.baseUrl),
      expected: 'an address that begins with https:// in production',
    });
  }
  if (connections.allowsLoopback) {
    problems.push({
      key: 'CONNECTIONS_LOOPBACK (connections.allow_loopback)',
      found: 'true',
      expected: 'false in production (CONNECTIONS_LOOPBACK=off)',
    });
  }
  if (connections.standIn !== null) {
    problems.push({
      key: 'CONNECTIONS_STAND_IN (connections.stand_in)',
      found: describeFound(connections.standIn),
      expected: 'empty in production',
    });
  }
  return problems;
}
