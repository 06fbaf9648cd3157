import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#shared/routes.ts';
import { TEST_NOW, testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { notes } from './fixtures.ts';

const config = testConfig({ APP_URL: 'https://surveys.example' });
const { http } = testApp({ deps: testDeps({ config }), areas: [notes] });

/** As RFC 9309 says: the longest rule that begins the path decides, and without one the path is allowed. */
function mayCrawl(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, kind, start = '']) => ({ isAllowed: kind === 'Allow', start }))
    .filter(({ start }) => path.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length || Number(b.isAllowed) - Number(a.isAllowed));
  return rules[0]?.isAllowed ?? true;
}

/** Failed with 404, which browsers also report in the console of pages that name no icon. */
describe('files at fixed addresses', () => {
  it('robots.txt keeps crawlers out of the admin and the API', async () => {
    const { text, headers } = await request(http).get('/robots.txt').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^User-agent: \*\n/);
    const closed = [
      ...Object.values(ROUTES),
      '/api/v1/status',
      '/api/v1/openapi.json',
      '/install',
      '/metrics',
    ];
    for (const path of closed) expect([path, mayCrawl(text, path)]).toEqual([path, false]);
  });

  it('robots.txt lets crawlers see that hosted surveys are not to be indexed', async () => {
    const { text } = await request(http).get('/robots.txt');
    const open = ['/s/a1b2c3', '/store/files/show-1a2b3c4d.js', '/store/marlow.myshopify.com/askwell.js'];
    for (const path of open) expect([path, mayCrawl(text, path)]).toEqual([path, true]);
  });

  it('favicon.ico is a small picture that browsers cache for a week', async () => {
    const reply = await request(http).get('/favicon.ico').expect(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/x-icon',
      'cache-control': 'public, max-age=604800',
    });
    const icon = reply.body as Buffer;
    expect(icon.length).toBeLessThan(1_000);
    // The header of an ICO file with one picture, and where that picture lies.
    expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(icon.readUInt32LE(14) + icon.readUInt32LE(18)).toBe(icon.length);
    expect(icon.subarray(23, 26).toString()).toBe('PNG');
  });

  it('security.txt names the support address, and its end is within a year', async () => {
    const { text } = await request(http).get('/.well-known/security.txt').expect(200);
    expect(text).toContain(`Contact: mailto:${config.app.supportEmail}?subject=Security\n`);
    expect(text).toContain('Canonical: https://surveys.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(TEST_NOW + 30 * 86_400_000);
    expect(expires).toBeLessThan(TEST_NOW + 365 * 86_400_000);
  });

  it.each(['/', '/login', '/nowhere', '/api/v1/status', '/api/v1/nothing', '/healthz', '/broken-page'])(
    'no search engine lists %s',
    async (path) => {
      const reply = await request(http).get(path).set('accept', 'text/html,*/*');
      expect(reply.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/robots.txt/more', '/.well-known/other', '/.env', '/wp-login.php', '/favicon.png'])(
    'returns 404 for %s',
    async (path) => {
      const reply = await request(http).get(path).set('accept', '*/*');
      expect([reply.status, reply.body]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }]);
    },
  );
});
