import type { Environment, Mode } from './environment.ts';
import type { Problem } from './problems.ts';

export interface TokenKey {
  readonly id: string;
  /** 32 bytes, for AES-256-GCM. */
  readonly key: Uint8Array;
}

/** The current secret, then the previous one, which is still accepted. */
export type Rotating = readonly [current: string, ...previous: string[]];

export interface Secrets {
  readonly session: Rotating;
  readonly tokenKeys: readonly TokenKey[];
  readonly platformApi: Rotating;
  readonly billingApiKey: string;
  /** Without a token, /metrics answers requests from this machine only. */
  readonly metricsToken: string | null;
  /** Null: the machine's own credentials, as the provider's client finds them. */
  readonly s3: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Secrets that development generates, by the names of their variables. */
export const GENERATED = ['SESSION_SECRET', 'TOKEN_KEYS', 'PLATFORM_API_SECRET', 'BILLING_API_KEY'] as const;
export type GeneratedSecrets = Record<(typeof GENERATED)[number], string>;

const MIN_SECRET = 32;

/** `generated` holds the data folder's secrets: they fill gaps in development and are refused in production. */
export function readSecrets(
  env: Environment,
  mode: Mode,
  generated: Partial<GeneratedSecrets>,
  problems: Problem[],
): Secrets {
  const required = (name: (typeof GENERATED)[number], shortest: number) => {
    const given = env[name] || undefined;
    if (mode === 'production' && given !== undefined && given === generated[name]) {
      problems.push({
        key: name,
        found: 'the one generated for development',
        expected: 'a secret of its own',
      });
    }
    const value = given ?? (mode === 'production' ? undefined : generated[name]);
    return checked(name, value, shortest, problems) ?? '';
  };
  const previous = (name: string, shortest: number) =>
    env[name] ? [checked(name, env[name], shortest, problems) ?? ''] : [];
  return {
    session: [required('SESSION_SECRET', MIN_SECRET), ...previous('SESSION_SECRET_PREVIOUS', MIN_SECRET)],
    tokenKeys: readTokenKeys(required('TOKEN_KEYS', 44), problems),
    platformApi: [required('PLATFORM_API_SECRET', 16), ...previous('PLATFORM_API_SECRET_PREVIOUS', 16)],
    billingApiKey: required('BILLING_API_KEY', 16),
    metricsToken: env['METRICS_TOKEN']
      ? (checked('METRICS_TOKEN', env['METRICS_TOKEN'], 16, problems) ?? '')
      : null,
    s3: env['S3_ACCESS_KEY_ID']
      ? {
          accessKeyId: env['S3_ACCESS_KEY_ID'],
          secretAccessKey: checked('S3_SECRET_ACCESS_KEY', env['S3_SECRET_ACCESS_KEY'], 1, problems) ?? '',
        }
      : null,
  };
}

/** Messages never contain a secret's value, only its length. */
function checked(
  name: string,
  value: string | undefined,
  shortest: number,
  problems: Problem[],
): string | undefined {
  if (value !== undefined && value.length >= shortest) return value;
  const found = value === undefined ? 'nothing' : `${value.length} characters`;
  problems.push({ key: name, found, expected: `a secret of at least ${shortest} characters` });
  return undefined;
}

/** `id:key,id:key`, each key 32 bytes in base64; the first encrypts, all of them decrypt. */
function readTokenKeys(text: string, problems: Problem[]): TokenKey[] {
  if (text === '') return [];
  const keys = text.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(':');
    return { id, key: new Uint8Array(Buffer.from(encoded, 'base64')) };
  });
  const fits = keys.every(({ id, key }) => /^[\w-]{1,32}$/.test(id) && key.length === 32);
  if (!fits || new Set(keys.map(({ id }) => id)).size !== keys.length) {
    problems.push({
      key: 'TOKEN_KEYS',
      found: `${keys.length === 1 ? 'one entry' : `${keys.length} entries`} of which not all fit`,
      expected: 'id:key, or several separated by commas, each id its own and each key 32 bytes in base64',
    });
  }
  return keys;
}
