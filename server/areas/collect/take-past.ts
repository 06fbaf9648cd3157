import * as z from 'zod/mini';
import * as api from '#shared/api/collect.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { verifyWebhook } from '#server/kernel/platform/signatures.ts';
import type { Collect } from './collect.ts';
import { receiveResponse } from './responses/receive-response.ts';
import { recordSighting } from './sightings/record-sighting.ts';

const sent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('response'), at: z.number(), input: api.saveResponse.input }),
  z.object({ kind: z.literal('sighting'), at: z.number(), input: api.recordSighting.input }),
]);

/** Only a store to develop against has a past that is made up; in production there is none, and so no door to it. */
export function hasMadeUpPast({ config }: Pick<Deps, 'config'>): boolean {
  return config.devStore !== null && config.mode !== 'production';
}

/** Takes an answer or a sighting of the dev store as if it had come at the moment that it names. */
export async function takePast(
  deps: Pick<Deps, 'config'>,
  collect: Collect,
  { body, signature }: { readonly body: Buffer; readonly signature: string | undefined },
): Promise<object> {
  if (!hasMadeUpPast(deps) || !verifyWebhook(body, signature, deps.config.secrets.platformApi)) {
    throw new AppError('UNAUTHENTICATED', 'Only the dev store goes through here.');
  }
  const parsed = sent.safeParse(jsonOf(body));
  if (!parsed.success) throw new AppError('INVALID_INPUT');
  const { kind, at, input } = parsed.data;
  // Nobody was on the store's pages for it, so it proves no placement.
  const then = { ...collect, clock: () => at, notes: NO_NOTES };
  return kind === 'response' ? receiveResponse(then, input, null) : recordSighting(then, input, null);
}

const NO_NOTES = { note: () => undefined, noteScript: () => undefined };

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch (cause) {
    throw new AppError('INVALID_INPUT', undefined, { cause });
  }
}
