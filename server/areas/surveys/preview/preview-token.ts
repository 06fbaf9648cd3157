import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { STORE_PREVIEW_MINUTES } from '#shared/delivery/store-script.ts';

const AUDIENCE = 'askwell:store-preview';
const SECONDS = STORE_PREVIEW_MINUTES * 60;

const content = z.object({ storeId: z.string(), surveyId: z.string() });

export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** Gives everyone with the address access to one survey's draft for `STORE_PREVIEW_MINUTES`. */
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

/** The same error for each invalid token, so that it reveals nothing about the draft. */
export const previewExpired = () =>
  new AppError('NOT_FOUND', 'This preview has ended. Open it again from Askwell.');

/** Returns null for an invalid or expired token. */
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
      // The previous secret may have signed it.
    }
  }
  return null;
}

/**
 * A previewed draft has its revision plus this number as its version, so it cannot be mistaken for a published version.
 * Its answers are tests.
 */
const PREVIEW_VERSIONS = 1_000_000_000;

export const previewVersionOf = (revision: number) => PREVIEW_VERSIONS + revision;

export const isPreviewVersion = (version: number) => version > PREVIEW_VERSIONS;

export const revisionOf = (version: number) => version - PREVIEW_VERSIONS;
