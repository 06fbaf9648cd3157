import * as z from 'zod/mini';
import { UNLIMITED } from '#shared/plan/features.ts';
import * as f from './fields.ts';

const table = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape, { error: tableError });

/** Unknown keys are reported elsewhere, with a suggestion. Any other issue means that the value is not a table. */
const tableError = (issue: { code?: string | undefined }) =>
  issue.code === 'unrecognized_keys' ? undefined : 'a table';

const limit = f.whole(UNLIMITED, 1_000_000_000);

const plan = table({
  id: f.text,
  name: f.text,
  amount: f.amount(0, 1_000_000),
  currency: f.currency,
  interval: f.oneOf('EVERY_30_DAYS', 'ANNUAL'),
  trial_days: f.whole(0, 365),
  features: table({
    questions_per_survey: limit,
    active_surveys: limit,
    responsesPerSurvey: limit,
    ordersLimit: limit,
    download_survey_reports: f.flag,
    advanced_analytics: f.flag,
    advanced_survey_targeting: f.flag,
    removeBranding: f.flag,
    customFeatures: f.flag,
    thirdPartyIntegrations: f.flag,
  }),
});

/** The shape of app.config.toml. Every key is required, so that the file documents itself. */
export const settingsSchema = table({
  app: table({
    name: f.text,
    url: f.originOrEmpty,
    port: f.port,
    host: f.textOrEmpty,
    data_dir: f.text,
    support_email: f.email,
    help_centre_url: f.webAddress,
    video_url: f.webAddress,
  }),
  api: table({
    auth_base: f.apiBase,
    bearer_base: f.apiBase,
    allowed_origins: f.listOf('origins such as https://example.com', f.isOrigin),
  }),
  platform: table({
    client_id: f.text,
    scopes: f.listOf('scopes such as read_orders', (value) => /^[a-z_]+$/.test(value)),
    host_suffixes: f.listOf('host names in lower case, such as example.com', f.isHostSuffix),
    admin_origin: f.origin,
    app_bridge_url: f.webAddress,
    api_version: f.apiVersion,
  }),
  dev_store: table({
    enabled: f.flag,
    port: f.port,
    url: f.originOrEmpty,
    host_suffix: f.hostSuffix,
  }),
  booking: table({ link: f.textOrEmpty, script_url: f.webAddress, origin: f.origin }),
  billing: table({
    base_url: f.webAddressOrEmpty,
    app_id: f.text,
    plans: z.array(plan, { error: 'one or more [[billing.plans]] tables' }).check(
      z.refine((plans) => plans.length > 0 && new Set(plans.map(({ id }) => id)).size === plans.length, {
        error: 'one or more plans, no two with the same id',
      }),
    ),
  }),
  database: table({
    url: f.databaseUrl,
    pool_size: f.whole(1, 1000),
    pooler: f.oneOf('none', 'transaction'),
  }),
  images: table({
    storage: f.oneOf('database', 's3'),
    quota_mb: f.whole(1, 1_000_000),
    s3_endpoint: f.webAddressOrEmpty,
    s3_region: f.text,
    s3_bucket: f.textOrEmpty,
    s3_path_style: f.flag,
  }),
  connections: table({
    allow_loopback: f.flag,
    stand_in: f.webAddressOrEmpty,
    dns_servers: f.listOf('addresses of name servers, such as 10.0.0.2 or [fd00::2]:5353', f.isNameServer),
  }),
  server: table({
    trusted_proxies: f.listOf('addresses, networks such as 10.0.0.0/8, or "loopback"', f.isProxy),
    log_level: f.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    stop_seconds: f.whole(1, 600),
    drain_seconds: f.whole(0, 60),
    rate_scale: f.amount(0.01, 1_000_000),
  }),
});

export type Settings = z.output<typeof settingsSchema>;
