/** The signed-in merchant, as the token claims: enough to choose a screen, not trusted for anything else. */
export interface SessionUser {
  merchantId: string;
  storeId: string;
  storeUrl: string;
  userEmail: string;
  isNewStore: boolean;
}

export interface DecodedToken extends SessionUser {
  /** A handoff token comes from the install redirect; the server exchanges it for a session. */
  isHandoff: boolean;
}

/** Decodes a token's claims without verifying it. Null if it is unreadable or names no merchant. */
export function decodeToken(token: string, handoffAudience: string): DecodedToken | null {
  const claims = readPayload(token);
  if (!claims || typeof claims['merchantId'] !== 'string' || claims['merchantId'] === '') return null;
  return {
    merchantId: claims['merchantId'],
    storeId: text(claims['storeId']),
    storeUrl: text(claims['storeUrl']),
    userEmail: text(claims['userEmail']),
    isNewStore: claims['isNewStore'] === true,
    isHandoff: [claims['aud']].flat().includes(handoffAudience),
  };
}

function readPayload(token: string): Record<string, unknown> | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const base64 = (parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
