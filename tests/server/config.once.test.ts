import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig, parseConfig, withPorts } from '#server/kernel/config/config.ts';
import { ConfigError } from '#server/kernel/config/problems.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const TOML = readFileSync(join(ROOT, 'app.config.toml'), 'utf8');

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://askwell.example',
  DEV_STORE: 'off',
  CLIENT_ID: '0123456789abcdef',
  SESSION_SECRET: 's'.repeat(32),
  TOKEN_KEYS: `now:${Buffer.alloc(32, 1).toString('base64')},before:${Buffer.alloc(32, 2).toString('base64')}`,
  PLATFORM_API_SECRET: 'p'.repeat(32),
  BILLING_API_KEY: 'b'.repeat(32),
};

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'askwell-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const parse = (env: Record<string, string> = {}, toml = TOML) => parseConfig(toml, { root: folder, env });

function problemsOf(env: Record<string, string> = {}, toml = TOML) {
  try {
    parse(env, toml);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

/** Returns the repository's configuration file with one line replaced. Throws if the line is missing. */
function withLine(line: string, replacement: string): string {
  expect(TOML).toContain(`\n${line}\n`);
  return TOML.replace(`\n${line}\n`, `\n${replacement}\n`);
}

describe('the repository’s configuration file', () => {
  it('starts in development without any other setting', () => {
    const config = loadConfig({ root: ROOT, env: { DATA_DIR: folder } });
    expect(config).toMatchObject({
      mode: 'development',
      app: { url: 'http://localhost:3000', host: '127.0.0.1', port: 3000, dataDir: folder },
      devStore: { url: 'http://127.0.0.1:3001', port: 3001 },
      database: { url: null },
      booking: null,
    });
  });

  it('sells Free and Pro, monthly and yearly', () => {
    const { plans } = parse().billing;
    expect(plans.map(({ name, interval }) => [name, interval])).toEqual([
      ['Free', 'EVERY_30_DAYS'],
      ['Pro', 'EVERY_30_DAYS'],
      ['Pro', 'ANNUAL'],
    ]);
    const [free, ...pro] = plans;
    expect(free).toMatchObject({ amount: 0, trial_days: 0 });
    expect(free?.features).toEqual({
      questions_per_survey: 10,
      active_surveys: 1,
      responsesPerSurvey: 100,
      ordersLimit: 0,
      download_survey_reports: false,
      advanced_analytics: false,
      advanced_survey_targeting: false,
      removeBranding: false,
      customFeatures: false,
      thirdPartyIntegrations: false,
    });
    for (const { features, trial_days } of pro) {
      expect(trial_days).toBeGreaterThan(0);
      expect(Object.keys(features).sort()).toEqual(Object.keys(free?.features ?? {}).sort());
      for (const value of Object.values(features)) expect([-1, true]).toContain(value);
    }
  });
});

describe('configuration from the environment', () => {
  it('overrides the file with environment variables', () => {
    const config = parse({
      PORT: '8080',
      DEV_STORE_PORT: '8081',
      DATA_DIR: 'elsewhere',
      APP_URL: 'https://tunnel.example',
      DATABASE_URL: 'postgres://app:pw@db.example/askwell',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      CONNECTIONS_DNS: '10.0.0.2, [fd00::2]:5353',
      BOOKING_LINK: 'askwell/30min',
    });
    expect(config.app).toMatchObject({
      port: 8080,
      url: 'https://tunnel.example',
      dataDir: join(folder, 'elsewhere'),
    });
    expect(config.devStore).toMatchObject({ port: 8081, url: 'http://127.0.0.1:8081' });
    expect(config.database.url).toBe('postgres://app:pw@db.example/askwell');
    expect(config.server.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
    expect(config.connections.dnsServers).toEqual(['10.0.0.2', '[fd00::2]:5353']);
    expect(config.booking?.link).toBe('askwell/30min');
  });

  it('treats an empty variable as not set', () => {
    expect(parse({ PORT: '', SESSION_SECRET: '' }).app.port).toBe(3000);
  });

  it('moves local addresses to the ports that the system assigned, but never a public address', () => {
    const chosen = { app: 41_000, devStore: 41_001 };
    expect(withPorts(parse({ PORT: '0', DEV_STORE_PORT: '0' }), chosen)).toMatchObject({
      app: { url: 'http://localhost:41000', port: 41_000 },
      devStore: { url: 'http://127.0.0.1:41001', port: 41_001 },
      billing: { baseUrl: 'http://localhost:41000/api/billing/v1' },
    });
    const tunnel = parse({
      PORT: '0',
      APP_URL: 'https://tunnel.example',
      BILLING_URL: 'https://billing.example/v1',
    });
    expect(withPorts(tunnel, chosen)).toMatchObject({
      app: { url: 'https://tunnel.example' },
      billing: { baseUrl: 'https://billing.example/v1' },
    });
  });
});

describe('invalid configuration', () => {
  const cases: [key: string, found: string, expected: RegExp, env: Record<string, string>][] = [
    ['PORT (app.port)', '"abc"', /port from 0 to 65535/, { PORT: 'abc' }],
    ['PORT (app.port)', '65536', /port from 0 to 65535/, { PORT: '65536' }],
    ['PORT (app.port)', '80.5', /port from 0 to 65535/, { PORT: '80.5' }],
    ['APP_URL (app.url)', '"askwell.example"', /address without a path/, { APP_URL: 'askwell.example' }],
    [
      'APP_URL (app.url)',
      '"https://a.example/x"',
      /address without a path/,
      { APP_URL: 'https://a.example/x' },
    ],
    ['DEV_STORE (dev_store.enabled)', '"maybe"', /true or false/, { DEV_STORE: 'maybe' }],
    ['DEV_STORE (dev_store.enabled)', '"constructor"', /true or false/, { DEV_STORE: 'constructor' }],
    ['NODE_ENV', '"staging"', /development, test, production/, { NODE_ENV: 'staging' }],
    ['LOG_LEVEL (server.log_level)', '"loud"', /one of fatal/, { LOG_LEVEL: 'loud' }],
    ['RATE_SCALE (server.rate_scale)', '0', /number from 0.01/, { RATE_SCALE: '0' }],
    [
      'TRUSTED_PROXIES (server.trusted_proxies)',
      '["0.0.0.0/0"]',
      /addresses, networks/,
      { TRUSTED_PROXIES: '0.0.0.0/0' },
    ],
    [
      'CONNECTIONS_DNS (connections.dns_servers)',
      '["dns.example"]',
      /addresses of name servers/,
      { CONNECTIONS_DNS: 'dns.example' },
    ],
    ['SESSION_SECRET', '5 characters', /at least 32/, { SESSION_SECRET: 'short' }],
    [
      'TOKEN_KEYS',
      'one entry of which not all fit',
      /32 bytes in base64/,
      { TOKEN_KEYS: `a:${'QUJD'.repeat(12)}` },
    ],
  ];

  it.each(cases)('reports the expected value for %s = %s', (key, found, expected, env) => {
    const problem = problemsOf(env).find((candidate) => candidate.key === key);
    expect(problem).toMatchObject({ key, found, expected: expect.stringMatching(expected) as string });
  });

  it('reports all invalid values together', () => {
    const toml = withLine('support_email = "support@askwell.example"', 'support_email = "nobody"');
    const keys = problemsOf({ PORT: 'x', SESSION_SECRET: 'short', NODE_ENV: 'test' }, toml).map(
      ({ key }) => key,
    );
    expect(keys.sort()).toEqual(['PORT (app.port)', 'SESSION_SECRET', 'app.support_email']);
  });

  it('never shows a secret or a password in the error', () => {
    const env = { DATABASE_URL: 'mysql://app:hunter2hunter2@db.example/x', SESSION_SECRET: 'hunter3' };
    const message = new ConfigError(problemsOf(env)).message;
    expect(message).toContain('mysql://app:');
    expect(message).not.toMatch(/hunter/);
  });

  it('names an invalid plan by its position in the list', () => {
    const toml = withLine('amount = 19', 'amount = "cheap"');
    expect(problemsOf({}, toml)).toEqual([
      { key: 'billing.plans.1.amount', found: '"cheap"', expected: 'a number from 0 to 1000000' },
    ]);
  });

  it('refuses a duplicate plan', () => {
    const toml = withLine('id = "pro-yearly"', 'id = "pro-monthly"');
    expect(problemsOf({}, toml)).toMatchObject([{ key: 'billing.plans' }]);
  });

  it('suggests the closest known key for an unknown key', () => {
    const toml = withLine('active_surveys = 1', 'activeSurvey = 1');
    expect(problemsOf({}, toml)).toEqual([
      {
        key: 'billing.plans.0.features.active_surveys',
        found: 'nothing',
        expected: expect.any(String) as string,
      },
      {
        key: 'billing.plans.0.features.activeSurvey',
        found: 'a key that does not exist',
        expected: 'active_surveys, perhaps',
      },
    ]);
  });

  it('gives the position of a syntax error in the file', () => {
    expect(problemsOf({}, `${TOML}\n[app`)).toMatchObject([
      { key: 'app.config.toml', found: expect.stringMatching(/^a mistake in line \d+/) as string },
    ]);
  });

  it('refuses to start on an invalid value of any key', () => {
    const lines = TOML.split('\n').filter((line) => /^\w+ = /.test(line));
    fc.assert(
      fc.property(fc.constantFrom(...lines), (line) => {
        const [key = ''] = line.split(' = ');
        const problems = problemsOf({}, withLine(line, `${key} = { wrong = 1979-05-27 }`));
        expect(problems.some((problem) => problem.key.split('.').at(-1) === key)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('development secrets', () => {
  it('generates development secrets once and stores them readable by the owner only', () => {
    const first = parse();
    expect(parse().secrets).toEqual(first.secrets);
    expect(statSync(join(folder, 'data/secrets.json')).mode & 0o777).toBe(0o600);
    expect(first.secrets.tokenKeys.map(({ key }) => key.length)).toEqual([32]);
  });

  it('prefers secrets from the environment', () => {
    const env = { SESSION_SECRET: 'n'.repeat(32), SESSION_SECRET_PREVIOUS: 'o'.repeat(32) };
    expect(parse(env).secrets.session).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
  });

  it('generates no secrets when none is missing', () => {
    const { NODE_ENV: _mode, ...secrets } = PRODUCTION;
    parse(secrets);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('adds missing development secrets and keeps the existing ones', () => {
    const before = parse().secrets;
    const path = join(folder, 'data/secrets.json');
    const { BILLING_API_KEY: _gone, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      string
    >;
    writeFileSync(path, JSON.stringify(rest));
    const after = parse().secrets;
    expect(after.session).toEqual(before.session);
    expect(after.billingApiKey).toMatch(/^[0-9a-f]{64}$/);
  });

  it('names the data folder when the stored secrets cannot be read', () => {
    parse();
    writeFileSync(join(folder, 'data/secrets.json'), 'not json');
    chmodSync(join(folder, 'data/secrets.json'), 0o600);
    expect(problemsOf()).toContainEqual(expect.objectContaining({ key: 'DATA_DIR (app.data_dir)' }));
  });
});

describe('production configuration', () => {
  it('starts with a complete configuration, listens on every address and writes no file', () => {
    const config = parse(PRODUCTION);
    expect(config).toMatchObject({ mode: 'production', devStore: null, app: { host: '::' } });
    expect(config.secrets.tokenKeys.map(({ id }) => id)).toEqual(['now', 'before']);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it.each([
    ['a plain-http address', { APP_URL: 'http://askwell.example' }, 'APP_URL (app.url)'],
    ['the dev store', { DEV_STORE: 'on' }, 'DEV_STORE (dev_store.enabled)'],
    ['the client id of development', { CLIENT_ID: 'askwell-development' }, 'CLIENT_ID (platform.client_id)'],
    [
      'billing over plain http',
      { BILLING_URL: 'http://billing.example/v1' },
      'BILLING_URL (billing.base_url)',
    ],
    ['a missing session secret', { SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['missing token keys', { TOKEN_KEYS: '' }, 'TOKEN_KEYS'],
    ['a missing platform secret', { PLATFORM_API_SECRET: '' }, 'PLATFORM_API_SECRET'],
  ])('refuses %s', (_what, env, key) => {
    expect(problemsOf({ ...PRODUCTION, ...env }).map((problem) => problem.key)).toEqual([key]);
  });

  it('refuses a secret that was generated for development', () => {
    const generated = parse().secrets.session[0];
    expect(problemsOf({ ...PRODUCTION, SESSION_SECRET: generated })).toEqual([
      { key: 'SESSION_SECRET', found: 'the one generated for development', expected: 'a secret of its own' },
    ]);
  });
});
