import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';

/** A request that a service would have accepted. */
export interface Accepted {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

interface Asked extends Accepted {
  readonly query: URLSearchParams;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  /** Whether the service keeps what it was sent. */
  readonly isKept?: boolean;
}

type ServiceStandIn = (asked: Asked) => Reply;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const whole = z.int();

const refused = (status: number, body: string): Reply => ({ status, body });

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
const slack: ServiceStandIn = ({ path, headers, body }) => {
  if (!/^\/services\/T\w+\/B\w+\/\w+$/.test(path)) return refused(404, 'no_service');
  if (headers['content-type'] !== 'application/json') return refused(400, 'invalid_payload');
  const mrkdwn = z.strictObject({ type: z.literal('mrkdwn'), text: text(3_000) });
  const block = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('section'), text: mrkdwn }),
    z.strictObject({
      type: z.literal('context'),
      elements: z.array(mrkdwn).check(z.minLength(1), z.maxLength(10)),
    }),
  ]);
  const message = z.strictObject({ text: text(1_000), blocks: z.array(block).check(z.maxLength(50)) });
  return message.safeParse(body).success
    ? { status: 200, body: 'ok', isKept: true }
    : refused(400, 'invalid_blocks');
};

const unset = z.strictObject({
  data: z.strictObject({
    type: z.literal('profile'),
    attributes: z.union([z.strictObject({ external_id: text(1_000) }), z.strictObject({ email: z.email() })]),
    meta: z.strictObject({
      patch_properties: z.strictObject({ unset: z.array(text(1_000)).check(z.minLength(1)) }),
    }),
  }),
});

/**
 * https://developers.klaviyo.com/en/reference/create_event and
 * https://developers.klaviyo.com/en/reference/create_or_update_profile
 */
const klaviyo: ServiceStandIn = ({ path, headers, body }) => {
  if (path !== '/api/events' && path !== '/api/profile-import') return refused(404, 'not found');
  if (!/^Klaviyo-API-Key pk_\w+$/.test(headers.authorization ?? '')) return refused(401, 'not authenticated');
  if (!/^\d{4}-\d\d-\d\d$/.test(String(headers['revision']))) return refused(400, 'no revision');
  if (headers['content-type'] !== 'application/vnd.api+json') return refused(415, 'unsupported media type');
  if (path === '/api/profile-import') {
    const asked = unset.safeParse(body);
    return asked.success
      ? { status: 200, body: '{"data":{"type":"profile"}}', isKept: true }
      : refused(400, asked.error.message);
  }
  const scalar = z.union([z.string().check(z.maxLength(100_000)), z.number(), z.array(z.string())]);
  const properties = z.record(z.string(), scalar);
  const profile = z.union([
    z.strictObject({ external_id: text(1_000), properties }),
    z.strictObject({ email: z.email(), properties }),
  ]);
  const event = z.strictObject({
    type: z.literal('event'),
    attributes: z.strictObject({
      properties,
      time: z.iso.datetime(),
      unique_id: text(1_000),
      metric: z.strictObject({
        data: z.strictObject({
          type: z.literal('metric'),
          attributes: z.strictObject({ name: text(127) }),
        }),
      }),
      profile: z.strictObject({
        data: z.strictObject({ type: z.literal('profile'), attributes: profile }),
      }),
    }),
  });
  const read = z.strictObject({ data: event }).safeParse(body);
  return read.success ? { status: 202, body: '', isKept: true } : refused(400, read.error.message);
};

/** https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference */
const googleAnalytics: ServiceStandIn = ({ path, query, body }) => {
  const consent = z.enum(['GRANTED', 'DENIED']);
  const name = z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/));
  const params = z
    .record(name, z.union([z.string().check(z.maxLength(100)), z.number()]))
    .check(z.refine((all) => Object.keys(all).length <= 25));
  const request = z.strictObject({
    client_id: text(1_000),
    timestamp_micros: whole,
    consent: z.strictObject({ ad_user_data: consent, ad_personalization: consent }),
    events: z.array(z.strictObject({ name, params })).check(z.minLength(1), z.maxLength(25)),
  });
  const isRight =
    /^G-\w+$/.test(query.get('measurement_id') ?? '') &&
    Boolean(query.get('api_secret')) &&
    request.safeParse(body).success;
  if (path === '/mp/collect') return { status: 204, body: '', isKept: isRight };
  if (path !== '/debug/mp/collect') return refused(404, '');
  const mistake = { description: 'The request is invalid.', validationCode: 'VALUE_INVALID' };
  return { status: 200, body: JSON.stringify({ validationMessages: isRight ? [] : [mistake] }, null, 2) };
};

const hash = z.string().check(z.regex(/^[\da-f]{64}$/));

/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event */
const meta: ServiceStandIn = ({ path, query, body }) => {
  if (!/^\/v\d+\.0\/[\w-]+\/events$/.test(path)) return refused(404, '');
  const token = query.get('access_token') ?? '';
  if (!token.startsWith('EAA')) return refused(401, `Invalid OAuth access token: ${token}`);
  const event = z.strictObject({
    event_name: text(1_000),
    event_time: whole,
    event_id: text(1_000),
    action_source: z.enum([
      'email',
      'app',
      'phone_call',
      'chat',
      'physical_store',
      'system_generated',
      'other',
    ]),
    user_data: z.strictObject({ external_id: z.array(hash).check(z.minLength(1)) }),
    custom_data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  });
  const read = z
    .strictObject({ data: z.array(event).check(z.minLength(1), z.maxLength(1_000)) })
    .safeParse(body);
  if (!read.success) return refused(400, read.error.message);
  return { status: 200, body: '{"events_received":1}', isKept: true };
};

/** https://business-api.tiktok.com/portal/docs?id=1771100865818625 */
const tiktok: ServiceStandIn = ({ path, headers, body }) => {
  if (path !== '/open_api/v1.3/event/track/') return refused(404, '');
  if (!headers['access-token']) return refused(401, '{"code":40105}');
  const event = z.strictObject({
    event: text(1_000),
    event_time: whole,
    event_id: text(1_000),
    user: z.strictObject({ external_id: hash }),
    properties: z.strictObject({ description: z.string() }),
  });
  const read = z
    .strictObject({
      event_source: z.literal('web'),
      event_source_id: z.string(),
      data: z.array(event).check(z.minLength(1)),
    })
    .safeParse(body);
  return read.success ? { status: 200, body: '{"code":0}', isKept: true } : refused(400, read.error.message);
};

const SERVICES: Readonly<Record<string, ServiceStandIn>> = {
  'hooks.slack.com': slack,
  'a.klaviyo.com': klaviyo,
  'www.google-analytics.com': googleAnalytics,
  'region1.google-analytics.com': googleAnalytics,
  'graph.facebook.com': meta,
  'business-api.tiktok.com': tiktok,
};

/** One server for all services, each below a path of its host. It refuses requests of a wrong shape, as they do. */
export async function startServices() {
  const accepted: Accepted[] = [];
  const all: Accepted[] = [];
  // An earlier test's delivery arrives here if both tests got the same port. Its path begins with another id.
  const own = randomUUID();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://services');
      const [, test, host = '', ...path] = pathname.split('/');
      if (test !== own) return void response.writeHead(404).end();
      const body = JSON.parse(text) as Record<string, unknown>;
      const asked = { host, path: `/${path.join('/')}`, query, headers: request.headers, body };
      const reply = services.down
        ? refused(503, '')
        : services.repeats
          ? refused(400, text)
          : (SERVICES[host]?.(asked) ?? refused(404, ''));
      all.push(asked);
      if (reply.isKept) accepted.push(asked);
      response.writeHead(reply.status).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const services = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${own}`,
    accepted,
    /** Accepted or not. */
    all,
    down: false,
    /** Refuses every request, and repeats it in the reply. */
    repeats: false,
  };
  return services;
}
