import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parse as parseToml, TomlError } from 'smol-toml';
import { readMode, withOverrides, type Environment, type Mode } from './environment.ts';
import { ensureGeneratedSecrets, readGeneratedSecrets } from './generated-secrets.ts';
import { ConfigError, describeFound, problemsOf, type Problem } from './problems.ts';
import { productionProblems } from './production.ts';
import { GENERATED, readSecrets, type GeneratedSecrets, type Secrets } from './secrets.ts';
import { settingsSchema, type Settings } from './settings.ts';

export type PlanConfig = Settings['billing']['plans'][number];

export interface Config {
  readonly mode: Mode;
  readonly app: {
    readonly name: string;
    /** The public origin, such as https://askwell.example. */
    readonly url: string;
    readonly host: string;
    readonly port: number;
    /** Absolute path. */
    readonly dataDir: string;
    /** Absolute path of the built pages and scripts. */
    readonly builtDir: string;
    readonly supportEmail: string;
    readonly helpCentreUrl: string;
    readonly videoUrl: string;
  };
  readonly api: {
    readonly authBase: string;
    readonly bearerBase: string;
    readonly allowedOrigins: readonly string[];
  };
  readonly platform: {
    readonly clientId: string;
    readonly scopes: readonly string[];
    readonly hostSuffixes: readonly string[];
    readonly adminOrigin: string;
    readonly appBridgeUrl: string;
    readonly apiVersion: string;
  };
  /** Null when the dev store is off. A shop below `hostSuffix` is reached at `url` instead of its own address. */
  readonly devStore: { readonly url: string; readonly port: number; readonly hostSuffix: string } | null;
  /** Null when no booking link is configured. */
  readonly booking: { readonly link: string; readonly scriptUrl: string; readonly origin: string } | null;
  readonly billing: {
    readonly baseUrl: string;
    /** Whether the app itself is the billing service at `baseUrl`. */
    readonly embedded: boolean;
    readonly appId: string;
    readonly plans: readonly PlanConfig[];
  };
  /** Without a url, the embedded database in `app.dataDir` is used. */
  readonly database: {
    readonly url: string | null;
    readonly poolSize: number;
    readonly pooler: Settings['database']['pooler'];
  };
  readonly images: {
    /** Where new pictures go. A picture that was stored elsewhere stays there. */
    readonly storage: Settings['images']['storage'];
    /** Of each store, in bytes. */
    readonly quota: number;
    /** Null without a bucket. */
    readonly s3: S3Settings | null;
  };
  readonly connections: {
    /** Whether webhooks may go to this machine, over plain http. */
    readonly allowsLoopback: boolean;
    /** A server that receives what Slack, Klaviyo and Google would; null in production. */
    readonly standIn: string | null;
    /** Name servers for merchants' host names. Empty: the machine's. */
    readonly dnsServers: readonly string[];
  };
  readonly server: {
    readonly trustedProxies: readonly string[];
    readonly logLevel: Settings['server']['log_level'];
    readonly stopSeconds: number;
    readonly drainSeconds: number;
    readonly rateScale: number;
  };
  readonly secrets: Secrets;
}

export interface S3Settings {
  /** Null: the provider's own address of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** The bucket is a part of the path, not of the host name. */
  readonly hasPathStyle: boolean;
}

export interface ConfigSource {
  /** Folder of app.config.toml and the built files; a relative data folder starts here. */
  readonly root: string;
  readonly env: Environment;
}

/** Path of the embedded billing service. */
export const EMBEDDED_BILLING_PATH = '/api/billing/v1';

/** Reads app.config.toml and the environment. Throws a ConfigError that lists every invalid value. */
export function loadConfig({ root, env }: ConfigSource): Config {
  return parseConfig(readFileSync(join(root, 'app.config.toml'), 'utf8'), { root, env });
}

export function parseConfig(toml: string, { root, env }: ConfigSource): Config {
  const problems: Problem[] = [];
  const mode = readMode(env, problems);
  const { merged, names } = withOverrides(parseTables(toml), env);
  const result = settingsSchema.safeParse(merged);
  if (!result.success)
    problems.push(...problemsOf(result.error.issues, { raw: merged, schema: settingsSchema, names }));
  const dataDir = dataDirOf(merged, root);
  const generated = developmentSecrets({ mode, env, dataDir }, problems);
  const secrets = readSecrets(env, mode, generated, problems);
  if (!result.success) throw new ConfigError(problems);
  const folders = { dataDir, builtDir: join(root, 'dist/web') };
  const config = assemble(result.data, mode, folders, secrets);
  if (config.images.storage === 's3' && config.images.s3 === null) {
    problems.push({
      key: 'S3_BUCKET (images.s3_bucket)',
      found: '""',
      expected: 'the name of a bucket, because images.storage is "s3"',
    });
  }
  if (mode === 'production') problems.push(...productionProblems(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The same configuration with the real ports in place of 0. */
export function withPorts(config: Config, ports: { app: number; devStore: number }): Config {
  const { app, devStore, billing } = config;
  const moved = (url: string, port: number) => (url.endsWith(':0') ? `${url.slice(0, -1)}${port}` : url);
  const url = moved(app.url, ports.app);
  return {
    ...config,
    app: { ...app, url, port: ports.app },
    devStore: devStore && { ...devStore, url: moved(devStore.url, ports.devStore), port: ports.devStore },
    billing: billing.embedded ? { ...billing, baseUrl: url + EMBEDDED_BILLING_PATH } : billing,
  };
}

function parseTables(toml: string): Record<string, unknown> {
  try {
    return parseToml(toml);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const found = `a mistake in line ${error.line}, column ${error.column}`;
    throw new ConfigError([{ key: 'app.config.toml', found, expected: 'TOML' }]);
  }
}

/** Reads the generated secrets of the data folder; writes nothing if none is missing. */
function developmentSecrets(
  { mode, env, dataDir }: { mode: Mode; env: Environment; dataDir: string },
  problems: Problem[],
): Partial<GeneratedSecrets> {
  const needed = mode !== 'production' && GENERATED.some((name) => !env[name]);
  try {
    return needed ? ensureGeneratedSecrets(dataDir) : readGeneratedSecrets(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push({
      key: 'DATA_DIR (app.data_dir)',
      found: `${describeFound(dataDir)}, where secrets.json failed (${reason})`,
      expected: 'a folder that can be read and written',
    });
    return {};
  }
}

function dataDirOf(raw: Record<string, unknown>, root: string): string {
  const found = (raw['app'] as { data_dir?: unknown } | undefined)?.data_dir;
  const dataDir = typeof found === 'string' && found !== '' ? found : 'data';
  return isAbsolute(dataDir) ? dataDir : join(root, dataDir);
}

function assemble(
  settings: Settings,
  mode: Mode,
  folders: { readonly dataDir: string; readonly builtDir: string },
  secrets: Secrets,
): Config {
  const { app, api, platform, dev_store, booking, billing, database, images, connections, server } = settings;
  const url = app.url || `http://localhost:${app.port}`;
  return {
    mode,
    app: {
      name: app.name,
      url,
      host: app.host || (mode === 'production' ? '::' : '127.0.0.1'),
      port: app.port,
      ...folders,
      supportEmail: app.support_email,
      helpCentreUrl: app.help_centre_url,
      videoUrl: app.video_url,
    },
    api: { authBase: api.auth_base, bearerBase: api.bearer_base, allowedOrigins: api.allowed_origins },
    platform: {
      clientId: platform.client_id,
      scopes: platform.scopes,
      hostSuffixes: platform.host_suffixes,
      adminOrigin: platform.admin_origin,
      appBridgeUrl: platform.app_bridge_url,
      apiVersion: platform.api_version,
    },
    devStore: dev_store.enabled
      ? {
          url: dev_store.url || `http://127.0.0.1:${dev_store.port}`,
          port: dev_store.port,
          hostSuffix: dev_store.host_suffix,
        }
      : null,
    booking: booking.link
      ? { link: booking.link, scriptUrl: booking.script_url, origin: booking.origin }
      : null,
    billing: {
      baseUrl: billing.base_url || url + EMBEDDED_BILLING_PATH,
      embedded: billing.base_url === '',
      appId: billing.app_id,
      plans: billing.plans,
    },
    database: { url: database.url || null, poolSize: database.pool_size, pooler: database.pooler },
    images: imagesOf(images),
    connections: connectionsOf(connections),
    server: {
      trustedProxies: server.trusted_proxies,
      logLevel: server.log_level,
      stopSeconds: server.stop_seconds,
      drainSeconds: server.drain_seconds,
      rateScale: server.rate_scale,
    },
    secrets,
  };
}

function imagesOf(images: Settings['images']): Config['images'] {
  const s3 = {
    endpoint: images.s3_endpoint || null,
    region: images.s3_region,
    bucket: images.s3_bucket,
    hasPathStyle: images.s3_path_style,
  };
  return {
    storage: images.storage,
    quota: images.quota_mb * 1_000_000,
    s3: images.s3_bucket === '' ? null : s3,
  };
}

function connectionsOf(connections: Settings['connections']): Config['connections'] {
  return {
    allowsLoopback: connections.allow_loopback,
    standIn: connections.stand_in || null,
    dnsServers: connections.dns_servers,
  };
}
