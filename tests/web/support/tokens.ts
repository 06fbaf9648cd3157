import { HANDOFF_AUDIENCE } from '#shared/api/values.ts';

/** A token with readable claims and a fake signature, which the browser does not verify. */
export function madeToken(claims: Record<string, unknown> = {}): string {
  const payload = { merchantId: 'm1', storeId: 's1', storeUrl: 'fern-and-fig.myshopify.com', ...claims };
  return ['head', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');
}

export function madeHandoff(claims: Record<string, unknown> = {}): string {
  return madeToken({ aud: HANDOFF_AUDIENCE, ...claims });
}
