import { ownValue } from '#shared/own-value.ts';
import type { Problem } from './problems.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
type Reader = (value: string) => unknown;

const asText: Reader = (value) => value;
const asNumber: Reader = (value) => (/^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);
const asList: Reader = (value) => value.split(',').map((entry) => entry.trim());
const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ on: true, true: true, 1: true },
  ...{ off: false, false: false, 0: false },
};
const asFlag: Reader = (value) => ownValue(FLAGS, value) ?? value;

/**
 * Keys that the environment may override. A value that cannot be parsed is passed on unchanged, so that validation
 * reports it.
 */
const OVERRIDES: readonly { variable: string; key: readonly [table: string, name: string]; read: Reader }[] =
  [
    { variable: 'APP_URL', key: ['app', 'url'], read: asText },
    { variable: 'PORT', key: ['app', 'port'], read: asNumber },
    { variable: 'HOST', key: ['app', 'host'], read: asText },
    { variable: 'DATA_DIR', key: ['app', 'data_dir'], read: asText },
    { variable: 'CLIENT_ID', key: ['platform', 'client_id'], read: asText },
    { variable: 'DEV_STORE', key: ['dev_store', 'enabled'], read: asFlag },
    { variable: 'DEV_STORE_PORT', key: ['dev_store', 'port'], read: asNumber },
    { variable: 'DEV_STORE_URL', key: ['dev_store', 'url'], read: asText },
    { variable: 'BOOKING_LINK', key: ['booking', 'link'], read: asText },
    { variable: 'BILLING_URL', key: ['billing', 'base_url'], read: asText },
    { variable: 'DATABASE_URL', key: ['database', 'url'], read: asText },
    { variable: 'DATABASE_POOLER', key: ['database', 'pooler'], read: asText },
    { variable: 'IMAGE_STORAGE', key: ['images', 'storage'], read: asText },
    { variable: 'IMAGE_QUOTA_MB', key: ['images', 'quota_mb'], read: asNumber },
    { variable: 'S3_ENDPOINT', key: ['images', 's3_endpoint'], read: asText },
    { variable: 'S3_REGION', key: ['images', 's3_region'], read: asText },
    { variable: 'S3_BUCKET', key: ['images', 's3_bucket'], read: asText },
    { variable: 'S3_PATH_STYLE', key: ['images', 's3_path_style'], read: asFlag },
    { variable: 'CONNECTIONS_LOOPBACK', key: ['connections', 'allow_loopback'], read: asFlag },
    { variable: 'CONNECTIONS_STAND_IN', key: ['connections', 'stand_in'], read: asText },
    { variable: 'CONNECTIONS_DNS', key: ['connections', 'dns_servers'], read: asList },
    { variable: 'TRUSTED_PROXIES', key: ['server', 'trusted_proxies'], read: asList },
    { variable: 'DRAIN_SECONDS', key: ['server', 'drain_seconds'], read: asNumber },
    { variable: 'LOG_LEVEL', key: ['server', 'log_level'], read: asText },
    { variable: 'RATE_SCALE', key: ['server', 'rate_scale'], read: asNumber },
  ];

/** The file's tables with the environment's overrides, and the variable that each overridden key came from. */
export function withOverrides(raw: Record<string, unknown>, env: Environment) {
  const merged = structuredClone(raw);
  const names = new Map<string, string>();
  for (const { variable, key, read } of OVERRIDES) {
    const value = env[variable];
    const target = merged[key[0]];
    if (value === undefined || value === '' || typeof target !== 'object' || target === null) continue;
    (target as Record<string, unknown>)[key[1]] = read(value);
    names.set(key.join('.'), variable);
  }
  return { merged, names };
}

export type Mode = 'development' | 'test' | 'production';
const MODES: readonly Mode[] = ['development', 'test', 'production'];

export function readMode(env: Environment, problems: Problem[]): Mode {
  const found = env['NODE_ENV'] || 'development';
  const mode = MODES.find((candidate) => candidate === found);
  if (mode === undefined) {
    problems.push({ key: 'NODE_ENV', found: JSON.stringify(found), expected: `one of ${MODES.join(', ')}` });
  }
  // Production is the strictest mode, so it is the safe default.
  return mode ?? 'production';
}
