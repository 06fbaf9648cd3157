import { createHmac, timingSafeEqual } from 'node:crypto';
import jwt from 'jsonwebtoken';

/**
 * The platform's side of each signature. Deliberately separate from the app's module, so that a mistake there is not
 * repeated here and shows in tests.
 */
export function signQuery(parameters: Record<string, string>, secret: string): URLSearchParams {
  const query = new URLSearchParams(parameters);
  query.sort();
  query.append('hmac', createHmac('sha256', secret).update(query.toString()).digest('hex'));
  return query;
}

export function signWebhook(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

export interface IdTokenFacts {
  host: string;
  clientId: string;
  userId: number;
  sessionId: string;
  tokenId: string;
  now: number;
}

const ID_TOKEN_SECONDS = 60;

export function signIdToken(facts: IdTokenFacts, secret: string): string {
  const issued = Math.floor(facts.now / 1000);
  const claims = {
    iss: `https://${facts.host}/admin`,
    dest: `https://${facts.host}`,
    aud: facts.clientId,
    sub: String(facts.userId),
    exp: issued + ID_TOKEN_SECONDS,
    nbf: issued,
    iat: issued,
    jti: facts.tokenId,
    sid: facts.sessionId,
  };
  return jwt.sign(claims, secret, { algorithm: 'HS256' });
}

/** True for an unexpired id token that this dev store signed. */
export function isOwnIdToken(
  token: string,
  facts: Pick<IdTokenFacts, 'host' | 'clientId' | 'now'>,
  secret: string,
) {
  try {
    const claims = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      audience: facts.clientId,
      issuer: `https://${facts.host}/admin`,
      clockTimestamp: Math.floor(facts.now / 1000),
    });
    return typeof claims === 'object' && claims['dest'] === `https://${facts.host}`;
  } catch {
    return false;
  }
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
