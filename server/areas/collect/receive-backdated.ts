import * as z from 'zod/mini';
import * as api from '#shared/api/collect.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { verifyWebhook } from '#server/kernel/platform/signatures.ts';
import type { CollectServices } from './collect.ts';
import { receiveResponse } from './receive-response.ts';
import { recordSighting } from './sightings/record-sighting.ts';

const sent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('response'), at: z.number(), input: api.saveResponse.input }),
  z.object({ kind: z.literal('sighting'), at: z.number(), input: api.recordSighting.input }),
]);

/** The generated history exists only for the dev store, so production has no such route. */
export function acceptsBackdated({ config }: Pick<Deps, 'config'>): boolean {
  return config.devStore !== null && config.mode !== 'production';
}

/** Accepts a response or sighting of the dev store with the moment that it names. */
export async function receiveBackdated(
  deps: Pick<Deps, 'config'>,
  collect: CollectServices,
  { body, signature }: { readonly body: Buffer; readonly signature: string | undefined },
): Promise<object> {
  if (!acceptsBackdated(deps) || !verifyWebhook(body, signature, deps.config.secrets.platformApi)) {
    throw new AppError('UNAUTHENTICATED', 'Only the dev store goes through here.');
  }
  const parsed = sent.safeParse(jsonOf(body));
  if (!parsed.success) throw new AppError('INVALID_INPUT');
  const { kind, at, input } = parsed.data;
  // No page was open for it, so it is no placement sighting.
  const then = { ...collect, clock: () => at, placements: NO_PLACEMENTS };
  return kind === 'response' ? receiveResponse(then, input, null) : recordSighting(then, input, null);
}

const NO_PLACEMENTS = { record: () => undefined, recordScript: () => undefined };

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch (cause) {
    throw new AppError('INVALID_INPUT', undefined, { cause });
  }
}
