import * as activity from './activity.ts';
import * as annotations from './analytics-annotations.ts';
import * as findings from './analytics-findings.ts';
import * as inbox from './analytics-inbox.ts';
import * as insights from './analytics-insights.ts';
import * as measures from './analytics-measures.ts';
import * as responses from './analytics-responses.ts';
import * as sample from './analytics-sample.ts';
import * as themes from './analytics-themes.ts';
import * as analytics from './analytics.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as channels from './channels.ts';
import * as collect from './collect.ts';
import * as connections from './connections.ts';
import * as delivery from './delivery.ts';
import * as home from './home.ts';
import * as images from './images.ts';
import * as keys from './keys.ts';
import * as orders from './orders.ts';
import * as privacy from './privacy.ts';
import * as settings from './settings.ts';
import * as shares from './shares.ts';
import * as store from './store.ts';
import * as surveys from './surveys.ts';
import * as system from './system.ts';
import * as templates from './templates.ts';
import type { Endpoint, OutputOf, RequestOf } from './endpoint.ts';

/** The files of calls: all that they export are the contract. */
const FILES = [
  activity,
  annotations,
  findings,
  inbox,
  insights,
  measures,
  responses,
  sample,
  themes,
  analytics,
  auth,
  billing,
  channels,
  collect,
  connections,
  delivery,
  home,
  images,
  keys,
  orders,
  privacy,
  settings,
  shares,
  store,
  surveys,
  system,
  templates,
] as const;

/** Every call of the API. The server starts only if each has its handler. */
export const CONTRACT = FILES.flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));

type Exported<File> = File extends unknown ? File[keyof File] : never;
type Listed = Extract<Exported<(typeof FILES)[number]>, { readonly address: string }>;

/** Every call by its address. The web imports this type only. */
export type Calls = { readonly [Call in Listed as Call['address']]: Call };

export type RequestTo<At extends keyof Calls> = RequestOf<Calls[At]>;
export type ReplyTo<At extends keyof Calls> = OutputOf<Calls[At]>;

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'address' in exported;
}
