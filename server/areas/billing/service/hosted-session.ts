import * as z from 'zod/mini';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { HOSTED_SESSION_TYPES, type HostedSessionType } from '#shared/plan/provider.ts';
import { type SealKey, open, seal } from '#server/kernel/platform/seal.ts';
import type { BillingDeps } from '../billing.ts';

type SessionDeps = Pick<BillingDeps, 'config' | 'clock' | 'newId'>;

/** Long enough to choose a plan, short because the address gives access to a store's billing. */
const LIFE_MS = HOUR_MS;

export interface HostedSession {
  readonly storeId: string;
  readonly type: HostedSessionType;
  /** For amounts and dates; null is the default format. */
  readonly locale: string | null;
}

const content = z.object({
  id: z.string(),
  storeId: z.string(),
  type: z.enum(HOSTED_SESSION_TYPES),
  locale: z.nullable(z.string()),
  until: z.number(),
});

const CONTEXT = 'billing-hosted';

export const HOSTED_PATH = '/billing/hosted/{session}';

/** The URL contains the encrypted session, so it cannot be read or forged. */
export function openHostedSession(
  { config, clock, newId }: SessionDeps,
  session: HostedSession,
): { session: { id: string; url: string } } {
  const id = newId();
  const sealed = sealContent({ ...session, id, until: clock() + LIFE_MS }, config.secrets.tokenKeys);
  return { session: { id, url: config.app.url + HOSTED_PATH.replace('{session}', sealed) } };
}

export function readHostedSession({ config, clock }: SessionDeps, sealed: string): HostedSession {
  const session = openContent(sealed, config.secrets.tokenKeys);
  if (session === null) throw new AppError('NOT_FOUND');
  if (session.until <= clock())
    throw new AppError('GONE', 'This page has expired. Please open it from the app again.');
  return session;
}

const sealContent = (session: z.output<typeof content>, keys: readonly SealKey[]): string =>
  seal(JSON.stringify(session), CONTEXT, keys);

function openContent(sealed: string, keys: readonly SealKey[]): z.output<typeof content> | null {
  try {
    return content.parse(JSON.parse(open(sealed, CONTEXT, keys)));
  } catch {
    // The text was changed, forged or encrypted with a removed key. The reply does not say which.
    return null;
  }
}
