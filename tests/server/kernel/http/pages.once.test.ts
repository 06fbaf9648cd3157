import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, inject, it } from 'vitest';
import { builtPages } from '#server/kernel/http/pages.ts';
import { ROUTES } from '#shared/routes.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';

const { http } = testApp();
const SHOP = 'marlow-lamps.myshopify.com';

const directivesOf = (reply: { headers: Record<string, string> }) =>
  new Map(
    (reply.headers['content-security-policy'] ?? '').split(';').map((entry) => {
      const [name = '', ...values] = entry.trim().split(' ');
      return [name, values];
    }),
  );

function configOf(html: string): unknown {
  const found = /<script type="application\/json" id="askwell-config">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(found ?? 'null');
}

describe('the admin page', () => {
  it.each(Object.values(ROUTES))('serves the admin page at %s', async (path) => {
    const reply = await request(http).get(path.replaceAll(/\{\w+\}/g, 'abc123'));
    expect([reply.status, reply.type]).toEqual([200, 'text/html']);
  });

  it.each(['/nowhere', '/builder', '/builder/a/b', '/surveys/nowhere'])(
    'serves the admin page with status 404 at %s',
    async (path) => {
      const reply = await request(http).get(path).set('accept', 'text/html,application/xhtml+xml,*/*');
      expect([reply.status, reply.type]).toEqual([404, 'text/html']);
      expect(reply.text).toContain('askwell-config');
    },
  );

  it.each(['/assets/gone-1234.js', '/apple-touch-icon.png', '/nowhere'])(
    'does not replace a missing file at %s by the admin page',
    async (path) => {
      const reply = await request(http).get(path).set('accept', '*/*');
      expect([reply.status, reply.type]).toEqual([404, 'application/json']);
    },
  );

  it('puts the client’s configuration into the page, and no secret', async () => {
    const config = testConfig({ BOOKING_LINK: 'askwell/30min' });
    const page = await request(testApp({ deps: testDeps({ config }) }).http).get('/');
    expect(configOf(page.text)).toEqual({
      appName: 'Askwell',
      authBase: '/api/v1',
      bearerBase: '/api/v1',
      shopSuffixes: ['dev-store.test', 'myshopify.com'],
      supportEmail: config.app.supportEmail,
      helpCentreUrl: config.app.helpCentreUrl,
      videoUrl: config.app.videoUrl,
      billing: { apiUrl: '/api/billing/v1', appId: 'askwell' },
      booking: { calendarUrl: '/booking/calendar' },
    });
    for (const secret of [
      ...config.secrets.session,
      ...config.secrets.platformApi,
      config.secrets.billingApiKey,
    ]) {
      expect(page.text).not.toContain(secret);
    }
  });

  it('escapes configuration values so that none can end the script element', async () => {
    const config = testConfig();
    const name = '</script><script>alert(1)</script><!--$&\u2028';
    const deps = testDeps({ config: { ...config, app: { ...config.app, name } } });
    const page = await request(testApp({ deps }).http).get('/');
    expect(page.text).not.toContain('<script>alert');
    expect(configOf(page.text)).toMatchObject({ appName: name });
  });

  it('marks the admin page as not cacheable, because its policy depends on the frame', async () => {
    expect((await request(http).get('/')).headers['cache-control']).toBe('no-store');
  });
});

describe('App Bridge', () => {
  const scripts = (html: string) =>
    [...html.matchAll(/<script src="([^"]*)"><\/script>/g)].map((match) => match[1]);

  it.each([
    ['a frame', { 'sec-fetch-dest': 'iframe' }, ''],
    ['an address with embedded=1', {}, '&embedded=1'],
    ['an address with a host', {}, '&host=abc'],
  ])('loads App Bridge first, as a blocking script, in %s', async (_where, headers, query) => {
    const page = await request(http).get(`/?shop=${SHOP}${query}`).set(headers);
    expect(scripts(page.text)).toEqual(['https://cdn.shopify.com/shopifycloud/app-bridge.js']);
    expect(page.text).toContain('<meta name="shopify-api-key" content="askwell-development">');
  });

  it('does not load App Bridge in a window outside the admin, whatever the address says', async () => {
    const page = await request(http)
      .get(`/?shop=${SHOP}&host=abc&embedded=1`)
      .set('sec-fetch-dest', 'document');
    expect(scripts(page.text)).toEqual([]);
    expect(page.text).not.toContain('shopify-api-key');
  });

  it('replaces App Bridge by the dev store’s stand-in for dev store shops only', async () => {
    const page = await request(http).get('/?shop=juniper.dev-store.test&embedded=1');
    expect(scripts(page.text)).toEqual(['http://127.0.0.1:3001/app-bridge.js']);
  });
});

describe('the content security policy of a page', () => {
  const ancestors = async (query: string) =>
    directivesOf(await request(http).get(`/${query}`)).get('frame-ancestors');

  it('lets the named shop and the platform admin frame the page', async () => {
    expect(await ancestors(`?shop=${SHOP}`)).toEqual([`https://${SHOP}`, 'https://admin.shopify.com']);
  });

  it('lets the dev store frame the page for a dev store shop', async () => {
    expect(await ancestors('?shop=juniper.dev-store.test')).toEqual(['http://127.0.0.1:3001']);
  });

  it.each([
    '',
    '?shop=',
    '?shop=evil.example',
    '?shop=evil.example/.myshopify.com',
    '?shop=myshopify.com',
    `?shop=${SHOP}.evil.example`,
    `?shop=${SHOP}%20https://evil.example`,
    `?shop=${SHOP};script-src%20*`,
    `?shop=${SHOP}&shop=other.myshopify.com`,
    '?shop[]=a.myshopify.com',
  ])('refuses all frames for the query %s', async (query) => {
    expect(await ancestors(query)).toEqual(["'none'"]);
  });

  it('allows scripts only from the configured hosts and no inline scripts', async () => {
    const config = testConfig({ BOOKING_LINK: 'askwell/30min', BILLING_URL: 'https://billing.example/v1' });
    const reply = await request(testApp({ deps: testDeps({ config }) }).http).get('/');
    const policy = directivesOf(reply);
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://cdn.shopify.com', 'http://127.0.0.1:3001'],
      'style-src': ["'self'"],
      'connect-src': ["'self'", 'https://billing.example'],
      'frame-src': ["'self'", 'https://billing.example', 'https://video.askwell.example'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(reply.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(reply.headers['x-frame-options']).toBeUndefined();
  });

  it('removes the dev store and requires https in production', async () => {
    const config = { ...testConfig({ DEV_STORE: 'off' }), mode: 'production' as const };
    const pages = {
      adminHtml: () => Promise.resolve(''),
      bookingScript: () => Promise.resolve(''),
      assets: (_request: unknown, _response: unknown, next: () => void) => next(),
      policyExtras: { scriptSrc: ["'unsafe-inline'"] },
    };
    const reply = await request(testApp({ deps: testDeps({ config }), pages }).http).get('/');
    expect(reply.headers['content-security-policy']).not.toMatch(/unsafe|127\.0\.0\.1/);
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    const development = await request(http).get('/');
    expect(development.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the page of the booking calendar', () => {
  const config = testConfig({ BOOKING_LINK: 'askwell/30min' });
  const open = (query = '') =>
    request(testApp({ deps: testDeps({ config }) }).http).get(`/booking/calendar${query}`);

  it('allows inline styles and the booking provider, and nothing else', async () => {
    expect(Object.fromEntries(directivesOf(await open()))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://app.cal.com/embed/embed.js'],
      'style-src': ["'unsafe-inline'"],
      'frame-src': ['https://app.cal.com', 'https://cal.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it('allows the app inside the named store’s admin to frame the booking page', async () => {
    const ancestors = async (query: string) => directivesOf(await open(query)).get('frame-ancestors');
    expect(await ancestors(`?shop=${SHOP}`)).toEqual([
      "'self'",
      `https://${SHOP}`,
      'https://admin.shopify.com',
    ]);
    expect(await ancestors('?shop=evil.example')).toEqual(["'self'"]);
  });

  it('shows the booked appointment as escaped text', async () => {
    const odd = testConfig({ BOOKING_LINK: '</script><b>' });
    const { http: other } = testApp({ deps: testDeps({ config: odd }) });
    expect((await open()).text).toContain('"link":"askwell/30min"');
    expect((await request(other).get('/booking/calendar')).text).not.toContain('</script><b>');
  });

  it('returns 404 for the booking page without a booking link', async () => {
    expect((await request(http).get('/booking/calendar')).status).toBe(404);
  });
});

describe('the built files', () => {
  const folder = join(inject('scratch'), 'built-pages');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<head><!--askwell:head--></head><script src="/assets/app.js"></script>',
  );
  const routes = {
    '/': ['assets/list.js'],
    '/builder/{surveyId}': ['assets/builder.js', 'assets/builder.css'],
  };
  writeFileSync(
    join(folder, 'routes.json'),
    JSON.stringify({ routes, early: 'assets/early.js', bookingCalendar: 'assets/calendar.js' }),
  );
  writeFileSync(join(folder, 'secret.txt'), 'not for everyone');
  const TWINS = {
    plain: Buffer.from('export const twice = 2;'),
    br: brotliCompressSync('export const twice = 2; '),
    gzip: gzipSync('export const twice = 2; '),
  };
  writeFileSync(join(folder, 'assets/twice-9f.js'), TWINS.plain);
  writeFileSync(join(folder, 'assets/twice-9f.js.br'), TWINS.br);
  writeFileSync(join(folder, 'assets/twice-9f.js.gz'), TWINS.gzip);
  const built = testApp({ pages: builtPages(folder) });

  it('are cached for a year, because their names contain a hash', async () => {
    const reply = await request(built.http).get('/assets/twice-9f.js').set('accept-encoding', 'gzip');
    expect([reply.status, reply.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', 'plain'],
    ['', 'plain'],
  ] as const)('are sent in the build’s compression: %j gets %s', async (accepted, encoding) => {
    const reply = await request(built.http).get('/assets/twice-9f.js').set('accept-encoding', accepted);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding'] ?? 'plain').toBe(encoding);
    expect(reply.headers['content-length']).toBe(String(TWINS[encoding].length));
    expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
    expect(reply.headers['vary']).toMatch(/Accept-Encoding/i);
  });

  it.each([
    '/secret.txt',
    '/index.html',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/',
    '/assets/twice-9f.js.br',
  ])('returns 404 for %s, which is not a built file', async (path) => {
    const reply = await request(built.http).get(path);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('not for everyone');
  });

  it('preloads a screen’s files in that screen’s page only', async () => {
    const builder = await request(built.http).get('/builder/a-survey?from=list');
    expect(builder.text).toContain('<link rel="modulepreload" crossorigin href="/assets/builder.js">');
    expect(builder.text).toContain('<link rel="stylesheet" crossorigin href="/assets/builder.css">');
    expect(builder.text).not.toContain('list.js');
    expect((await request(built.http).get('/')).text).toContain('list.js');
    expect((await request(built.http).get('/login')).text).not.toContain('modulepreload');
  });

  it.each([
    ['/', ['/surveys?page=1&search=', '/home']],
    ['/?host=abc&embedded=1', ['/surveys?page=1&search=', '/home']],
    ['/?page=2', []],
    ['/builder/a-survey?from=list', ['/surveys/a-survey']],
    ['/builder/%2e%2e', []],
    ['/settings', []],
  ])('lists the early requests of the screen at %s', async (address, expected) => {
    const reply = await request(built.http).get(address);
    const [, content = ''] = /<meta name="askwell:early"[^>]* content="([^"]*)"/.exec(reply.text) ?? [];
    const all = ['/onboarding/store/details', '/billing/customer', ...expected];
    expect(content.replaceAll('&amp;', '&').split(' ')).toEqual(all.map((path) => `/api/v1${path}`));
    expect(reply.text).toContain('<script type="module" async src="/assets/early.js"></script>');
  });

  it('fills in the head of the built page', async () => {
    const reply = await request(built.http).get('/login');
    expect(reply.text).toMatch(/^<head>.*<script type="application\/json"/);
  });
});
