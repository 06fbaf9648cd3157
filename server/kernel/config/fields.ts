import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import * as z from 'zod/mini';

/**
 * The kinds of value in a configuration. Each is a check and a description of the expected value, which is shown to
 * a person who mistyped.
 */
function field<T>(expected: string, fits: (value: unknown) => boolean) {
  return z.custom<T>(fits, { error: expected });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, from: number, to: number) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

export const text = field<string>('a text', (value) => isText(value) && value.trim() !== '');
export const textOrEmpty = field<string>('a text, or ""', isText);
export const flag = field<boolean>('true or false', (value) => typeof value === 'boolean');
export const port = field<number>('a port from 0 to 65535', (value) => isWhole(value, 0, 65_535));

export function whole(from: number, to: number) {
  return field<number>(`a whole number from ${from} to ${to}`, (value) => isWhole(value, from, to));
}

export function amount(from: number, to: number) {
  return field<number>(
    `a number from ${from} to ${to}`,
    (value) => typeof value === 'number' && value >= from && value <= to,
  );
}

export function oneOf<const T extends string>(...allowed: readonly T[]) {
  return field<T>(`one of ${allowed.join(', ')}`, (value) => allowed.includes(value as T));
}

export function listOf(expected: string, item: (value: string) => boolean) {
  return field<readonly string[]>(
    `a list of ${expected}`,
    (value) => Array.isArray(value) && value.every((entry) => isText(entry) && item(entry)),
  );
}

export const webAddress = field<string>('an http or https address', (value) => isText(value) && isWeb(value));

export const webAddressOrEmpty = field<string>(
  'an http or https address, or ""',
  (value) => value === '' || (isText(value) && isWeb(value)),
);

export const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value;

export const origin = field<string>(
  'an address without a path, such as https://example.com',
  (value) => isText(value) && isOrigin(value),
);

export const originOrEmpty = field<string>(
  'an address without a path, such as https://example.com, or ""',
  (value) => value === '' || (isText(value) && isOrigin(value)),
);

export const apiBase = field<string>(
  'a path such as /api/v1, or an http or https address without a slash at its end',
  (value) => isText(value) && !value.endsWith('/') && (/^(\/[\w.-]+)+$/.test(value) || isWeb(value)),
);

export const email = field<string>(
  'an e-mail address',
  (value) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
);

export const currency = field<string>(
  'a currency code such as USD',
  (value) => isText(value) && /^[A-Z]{3}$/.test(value),
);

export const apiVersion = field<string>(
  'a version such as 2026-10',
  (value) => isText(value) && /^\d{4}-\d{2}$/.test(value),
);

export const databaseUrl = field<string>(
  'a postgres:// or postgresql:// address, or ""',
  (value) =>
    value === '' ||
    (isText(value) && URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)),
);

export const isHostSuffix = (value: string) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(value);

export const hostSuffix = field<string>(
  'a host name in lower case, such as example.com',
  (value) => isText(value) && isHostSuffix(value),
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

export function isProxy(value: string): boolean {
  if (PROXY_NAMES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A network with zero prefix bits would trust every address.
  return bits === undefined || (/^\d+$/.test(bits) && isWhole(Number(bits), 1, family === 4 ? 32 : 128));
}

export function isNameServer(value: string): boolean {
  try {
    new Resolver().setServers([value]);
    return true;
  } catch {
    return false;
  }
}

function isWeb(value: string): boolean {
  return (
    URL.canParse(value) &&
    ['http:', 'https:'].includes(new URL(value).protocol) &&
    new URL(value).username === ''
  );
}
