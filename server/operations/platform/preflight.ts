import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Config } from '#server/kernel/config/config.ts';
import { productionProblems } from '#server/kernel/config/production.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { APP_TOML, configureAppToml } from './configure.ts';

/** One thing that a reviewer of the platform checks. */
export interface Finding {
  readonly title: string;
  /** What is wrong, and what to do; null if it is as it should be. */
  readonly problem: string | null;
}

/** The platform's limit for an extension of the checkout or the admin, compressed. */
const BLOCK_BYTES = 64_000;

/** How long one request to the app may take. */
const PATIENCE_MS = 15_000;

/** Checks the files that the platform's CLI uploads, against the configuration. `root` is the repository's. */
export function checkFiles(root: string, config: Config): Finding[] {
  const { app } = config;
  const toml = readFileSync(join(root, APP_TOML), 'utf8');
  return [
    finding(
      'The configuration is one of production',
      productionProblems(config)
        .map(({ key, found, expected }) => `${key} is ${found}; expected ${expected}`)
        .join('; '),
    ),
    finding(
      'app.config.toml names real addresses',
      [app.supportEmail, app.helpCentreUrl, app.videoUrl]
        .filter((address) => /\.example\b/.test(address))
        .map((address) => `${address} is a sample; replace it`)
        .join('; '),
    ),
    finding(
      `${APP_TOML} is configured`,
      toml === configureAppToml(toml, config) ? '' : 'it differs; run `npm run platform -- configure`',
    ),
    ...['thank-you', 'order-status', 'order-block', 'customer-block'].map((name) =>
      checkBundle(root, name, app.url),
    ),
  ];
}

function checkBundle(root: string, name: string, url: string): Finding {
  const path = `dist/web/extensions/${name}.js`;
  const file = join(root, path);
  const title = `The block ${name} is built for ${url}`;
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    return finding(title, `${path} is missing; run \`npm run build\``);
  }
  const folder = join(root, 'dist/web/extensions');
  const code = bundled(folder, `${name}.js`, new Set());
  const bytes = gzipSync(code).length;
  if (bytes > BLOCK_BYTES) return finding(title, `it has ${bytes} bytes compressed, more than 64 kB`);
  return finding(
    title,
    code.includes(JSON.stringify(url)) || code.includes(`\`${url}\``)
      ? ''
      : 'it calls another address; run `npm run build`',
  );
}

/** The text of a built module and of all modules that it imports, as the CLI bundles them. */
function bundled(folder: string, name: string, seen: Set<string>): string {
  if (seen.has(name)) return '';
  seen.add(name);
  const code = readFileSync(join(folder, name), 'utf8');
  const imported = [...code.matchAll(/["'`]\.\/([\w./-]+\.js)["'`]/g)].map(([, file = '']) => file);
  return code + imported.map((file) => bundled(folder, join(dirname(name), file), seen)).join('');
}

/** Asks the running app what a reviewer asks. `shop` is a development store that may have it installed or not. */
export async function checkServer(config: Config, shop: string): Promise<Finding[]> {
  const { app, platform } = config;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(app.url + path, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  const check = async (title: string, judge: () => Promise<string>): Promise<Finding> =>
    finding(title, await judge().catch((error: unknown) => `no reply: ${reasonOf(error)}`));
  return Promise.all([
    check('The app answers', async () => statusIs(200, await ask('/readyz'))),
    check('The app’s page may be framed by this store and the admin alone', async () => {
      const { headers } = await ask(`/?shop=${shop}&embedded=1`);
      const [, ancestors] =
        /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
      const expected = [`https://${shop}`, platform.adminOrigin];
      if (ancestors === undefined) return 'no frame-ancestors in its Content-Security-Policy';
      const found = ancestors.split(' ');
      return expected.every((origin) => found.includes(origin)) && !found.includes('*')
        ? ''
        : `frame-ancestors is ${ancestors}`;
    }),
    check('App Bridge is the first script of the page', async () => {
      const page = await (await ask(`/?shop=${shop}&embedded=1`)).text();
      const [, first] = /<script[^>]*\ssrc="([^"]*)"/.exec(page) ?? [];
      return first === platform.appBridgeUrl ? '' : `the first script is ${first ?? 'missing'}`;
    }),
    check('Calls without a session are refused', async () => statusIs(401, await ask('/api/v1/surveys'))),
    check('A forged session token is refused', async () => {
      const init = { method: 'POST', body: JSON.stringify({ idToken: 'a.forged.token' }) };
      const headers = { 'content-type': 'application/json' };
      return statusIs(401, await ask('/api/v1/auth/login', { ...init, headers }));
    }),
    ...['customers/data_request', 'customers/redact', 'shop/redact'].map((topic) =>
      check(`The webhook ${topic} with a forged signature is refused`, async () => {
        const headers = {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': shop,
          'x-shopify-webhook-id': 'preflight',
          'x-shopify-hmac-sha256': 'Zm9yZ2Vk',
        };
        return statusIs(401, await ask(PLATFORM_PATHS.webhooks, { method: 'POST', headers, body: '{}' }));
      }),
    ),
    check('The install begins at the platform', async () => {
      const { status, headers } = await ask(`${PLATFORM_PATHS.install}?shop=${shop}`);
      const to = headers.get('location') ?? '';
      return to.startsWith(`https://${shop}/admin/oauth/authorize?`)
        ? ''
        : `status ${status}, to ${to || 'nowhere'}`;
    }),
  ]);
}

function statusIs(expected: number, { status }: Response): string {
  return status === expected ? '' : `status ${status} instead of ${expected}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const finding = (title: string, problem: string): Finding => ({ title, problem: problem || null });
