import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { DELIVERY_LIMITS } from '#shared/limits.ts';

const AUDIENCE = 'askwell:store-preview';
const SECONDS = DELIVERY_LIMITS.previewMinutes * 60;

const content = z.object({ storeId: z.string(), surveyId: z.string() });

export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** Opens one survey's draft to everyone who has the address, for an hour. */
export function signPreview(
  { storeId, surveyId }: z.output<typeof content>,
  [secret]: readonly [string, ...string[]],
  now: number,
): PreviewToken {
  const iat = Math.trunc(now / 1000);
  const token = jwt.sign({ storeId, surveyId, iat, exp: iat + SECONDS }, secret, {
    algorithm: 'HS256',
    audience: AUDIENCE,
  });
  return { token, expiresAt: new Date((iat + SECONDS) * 1000).toISOString() };
}

/** The one reply to every token that does not fit, so that it tells nothing of the draft. */
export const previewEnded = () =>
  new AppError('NOT_FOUND', 'This preview has ended. Open it again from Askwell.');

/** Null for a token that is not ours, or too old. */
export function readPreview(token: string, secrets: readonly string[], now: number) {
  for (const secret of secrets) {
    try {
      const verified = jwt.verify(token, secret, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        clockTimestamp: Math.trunc(now / 1000),
      });
      const parsed = content.safeParse(verified);
      return parsed.success ? parsed.data : null;
    } catch {
      // The one before it may still fit.
    }
  }
  return null;
}
