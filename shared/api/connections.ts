import * as z from 'zod/mini';
import { EVENT_TYPES } from '../connections/events.ts';
import { MOST_STORE_RULES, NOTE_LENGTH, STORE_MOMENTS, STORE_TARGETS } from '../connections/store-rules.ts';
import { TEMPLATE_TYPES } from '../connections/template.ts';
import { idSchema, whole } from '../survey/schema.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { after, next } from './paging.ts';

const eventType = z.enum(EVENT_TYPES);

const name = z.string().check(z.trim(), z.minLength(1, 'Give it a name.'), z.maxLength(80));

/** Empty for services whose address is known. The server also refuses addresses that are not public. */
const url = z._default(z.string().check(z.trim(), z.maxLength(2_000)), '');

const kind = <K extends string>(name: K) => z.literal(name);

const storeRule = z.object({
  target: z.enum(STORE_TARGETS),
  when: z.enum(STORE_MOMENTS),
  questionId: z.nullable(idSchema),
  text: z.string().check(z.trim(), z.maxLength(NOTE_LENGTH)),
});

/** A service, and what it asks for besides events and a key. */
const service = z.discriminatedUnion('kind', [
  z.object({ kind: kind('webhook') }),
  z.object({ kind: kind('slack'), digestHour: whole(0, 23) }),
  z.object({
    kind: kind('store'),
    rules: z.array(storeRule).check(z.maxLength(MOST_STORE_RULES)),
    startsFlows: z.boolean(),
  }),
  z.object({ kind: kind('klaviyo') }),
  z.object({
    kind: kind('google_analytics'),
    measurementId: z
      .string()
      .check(z.trim(), z.regex(/^G-[A-Z\d]{4,20}$/, 'A measurement ID looks like G-AB12CD34EF.')),
    isEuropean: z.boolean(),
  }),
  z.object({
    kind: kind('http'),
    template: z.string().check(z.minLength(1, 'Write what is sent.'), z.maxLength(10_000)),
    type: z.enum(TEMPLATE_TYPES),
    header: z.string().check(z.trim(), z.regex(/^[A-Za-z][\w-]{0,60}$|^$/, 'This is no name of a header.')),
    purpose: z.nullable(z.enum(['analytics', 'marketing'])),
  }),
]);

/** The key of another service. It is stored encrypted, and no reply has it. */
const credential = z.optional(z.string().check(z.trim(), z.maxLength(2_000)));

const answerFilter = z.nullable(
  z.object({
    /** The question's meaning id, which all versions of a survey share. */
    questionId: idSchema,
    /** The answers as filters of results name them. One of them is enough. */
    cells: z
      .array(z.string().check(z.maxLength(200)))
      .check(z.minLength(1, 'Choose an answer.'), z.maxLength(50)),
  }),
);

const choice = {
  name,
  service: z._default(service, { kind: 'webhook' }),
  url,
  events: z.array(eventType).check(z.minLength(1, 'Choose at least one event.'), z.maxLength(20)),
  /** Empty for all surveys. */
  surveyIds: z.array(idSchema).check(z.maxLength(100)),
  answerFilter,
};

/** Active, or why it is off: by the merchant, after days of failures, by the plan, by an uninstall. */
export const CONNECTION_STATES = ['active', 'off', 'failing', 'plan', 'uninstalled'] as const;

const connection = z.object({
  connectionId: z.string(),
  ...choice,
  state: z.enum(CONNECTION_STATES),
  stateChangedAt: z.string(),
  createdAt: z.string(),
  /** When the first of the failures since the last success happened; null while deliveries succeed. */
  failingSince: z.nullable(z.string()),
  /** Until when requests are signed with the previous secret too; null without one. */
  previousSecretUntil: z.nullable(z.string()),
  /** Events that were not delivered yet. */
  waiting: z.number(),
  /** Events that were given up. */
  dead: z.number(),
  lastDeliveredAt: z.nullable(z.string()),
});

export type Connection = DeepReadonly<z.output<typeof connection>>;

const connectionId = idSchema;

export const listConnections = endpoint('GET /connections', {
  name: 'listConnections',
  summary: 'List the store’s connections: addresses that receive its events as signed webhooks.',
  input: z.object({}),
  output: z.object({
    connections: z.array(connection),
    /** What the store allows us to change, and the page on which the merchant can allow the rest. */
    storeAccess: z.object({ orders: z.boolean(), customers: z.boolean(), allowUrl: z.nullable(z.string()) }),
  }),
});

/** A new secret that signs a webhook; null for other services, and if it stays. */
const withSecret = z.object({ connection, secret: z.nullable(z.string()) });

export const createConnection = endpoint('POST /connections', {
  name: 'createConnection',
  summary:
    'Add a connection. The reply has the secret that signs its webhooks; no other reply shows it. Other services need their key instead.',
  input: z.object({ ...choice, credential }),
  output: withSecret,
});

export const changeConnection = endpoint('PUT /connections/{connectionId}', {
  name: 'changeConnection',
  summary:
    'Change a connection’s name, address, events and filters. Events that wait go to the new address. A key that is left out stays, but does not follow to another server: a service needs it again, and a webhook gets a new secret, which the reply has. The service itself does not change.',
  input: z.object({ connectionId, ...choice, credential }),
  output: withSecret,
});

export const switchConnection = endpoint('PUT /connections/{connectionId}/state', {
  name: 'switchConnection',
  summary:
    'Switch a connection on or off. What happens while it is off is not sent, and what waits then is given up.',
  input: z.object({ connectionId, isActive: z.boolean() }),
  output: z.object({ connection }),
});

export const rotateSecret = endpoint('POST /connections/{connectionId}/secret', {
  name: 'rotateSecret',
  summary: 'Replace a connection’s secret. For a day, requests are signed with the previous one too.',
  rate: 'heavy',
  input: z.object({ connectionId }),
  output: withSecret,
});

export const deleteConnection = endpoint('DELETE /connections/{connectionId}', {
  name: 'deleteConnection',
  summary: 'Delete a connection with its log. What waits is not sent.',
  input: z.object({ connectionId }),
  output: z.object({ deleted: z.literal(true) }),
});

/** One attempt: its moment, its duration, and the reply or the reason why there is none. */
const attempt = z.object({
  at: z.string(),
  ms: z.number(),
  url: z.string(),
  status: z.nullable(z.number()),
  /** The beginning of the reply's body. */
  reply: z.string(),
  /** Null for a reply. */
  failure: z.nullable(z.string()),
  /** The request named the customer by e-mail, which we do not store. */
  byEmail: z.optional(z.boolean()),
});

export type Attempt = z.output<typeof attempt>;

const delivery = z.object({
  eventId: z.string(),
  type: eventType,
  occurredAt: z.string(),
  /** Withheld: the shopper did not allow it, or the service needs to know who answered. */
  state: z.enum(['waiting', 'delivered', 'dead', 'withheld']),
  isTest: z.boolean(),
  /** How often it was sent. */
  attempts: z.number(),
  /** When it is sent again; null if it is not. */
  nextAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The body of the request. */
  request: z.string(),
  /** The newest attempts, oldest first. */
  log: z.array(attempt),
});

export type Delivery = DeepReadonly<z.output<typeof delivery>>;

export const listDeliveries = endpoint('GET /connections/{connectionId}/deliveries', {
  name: 'listDeliveries',
  summary: 'List what was and will be sent to a connection, newest first.',
  input: z.object({ connectionId, after }),
  output: z.object({ deliveries: z.array(delivery), next }),
});

const preview = z.object({
  type: eventType,
  occurredAt: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

export const previewConnection = endpoint('POST /connection-preview', {
  name: 'previewConnection',
  summary:
    'Show the request that a connection with these settings would send for the newest response that it would receive. Keys are masked. Nothing is sent.',
  rate: 'heavy',
  input: z.object(choice),
  output: z.object({
    preview,
    /** Answers that were passed over, because the shopper did not allow it. */ withheld: z.number(),
  }),
});

export const sendTest = endpoint('POST /connections/{connectionId}/test', {
  name: 'sendTest',
  summary:
    'Send the newest response that the connection would receive, marked as a test, and return the reply.',
  rate: 'heavy',
  input: z.object({ connectionId }),
  output: z.object({ delivery }),
});

export const sendAgain = endpoint('POST /connections/{connectionId}/again', {
  name: 'sendAgain',
  summary: 'Send events again that were given up: the named one, or all of the connection.',
  rate: 'heavy',
  input: z.object({ connectionId, eventId: z.nullable(z.string().check(z.maxLength(80))) }),
  output: z.object({ queued: whole(0) }),
});
