import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import type { BrowserOptions } from '#tests/support/browser.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { watchProblems } from '#tests/support/page-problems.ts';
import { servePages } from './support/two-sites.ts';

/** Writes one cookie of each kind and one stored value, then shows which of them it can read. */
const STORING_PAGE = `<!doctype html><title>Stores</title><script>
  const before = localStorage.getItem('seen');
  localStorage.setItem('seen', 'yes');
  document.cookie = 'strict=1; SameSite=Strict; Secure';
  document.cookie = 'none=1; SameSite=None; Secure';
  document.cookie = 'partitioned=1; SameSite=None; Secure; Partitioned';
  window.result = { cookies: document.cookie.split('; ').sort(), before };
</script>`;

function html(body: string): RequestListener {
  return (_request, response) => response.setHeader('content-type', 'text/html').end(body);
}

function guarded(body: string): RequestListener {
  return (request, response) => {
    response.setHeader('content-security-policy', "script-src 'none'");
    html(body)(request, response);
  };
}

async function framedResult(options: BrowserOptions) {
  const app = await servePages('localhost', html(STORING_PAGE));
  const store = await servePages('127.0.0.1', html(`<!doctype html><iframe src="${app}"></iframe>`));
  const page = await openPage(options);
  await page.goto(app);
  await page.goto(store);
  const frame = page.frames()[1]!;
  await frame.waitForLoadState();
  return frame.evaluate('window.result');
}

test('gives a framed app storage of its own, and only partitioned cookies', async () => {
  expect(await framedResult({})).toEqual({ cookies: ['partitioned=1'], before: null });
});

test('allows third-party cookies on request', async () => {
  expect(await framedResult({ thirdPartyCookies: 'allowed' })).toEqual({
    cookies: ['none=1', 'partitioned=1'],
    before: null,
  });
});

/** Returns the problems that a page reports while it loads. */
async function problemsOf(listener: RequestListener, expected: RegExp[] = []): Promise<readonly string[]> {
  const address = await servePages('localhost', listener);
  const context = await launchBrowser();
  onTestFinished(() => context.close());
  const problems = watchProblems(context, expected);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate('1');
  return problems;
}

test.each([
  ['logs an error', html('<script>console.error("broken")</script>'), /broken/],
  ['throws', html('<script>throw new Error("broken")</script>'), /Error: broken/],
  ['breaks its Content-Security-Policy', guarded('<script>1</script>'), /Content Security Policy/],
])('reports a problem of a page that %s', async (_what, listener, found) => {
  expect(await problemsOf(listener)).toEqual([expect.stringMatching(found)]);
});

test('ignores an expected problem', async () => {
  expect(await problemsOf(html('<script>console.error("as planned")</script>'), [/as planned/])).toEqual([]);
});

// Not tried again: a failure that is expected would count as a first try.
test.fails('fails the test that opened a page with a problem', { retry: 0 }, async () => {
  const address = await servePages('localhost', html('<script>console.error("broken")</script>'));
  const page = await openPage();
  await page.goto(address);
});

test('finds accessibility violations with axe', async () => {
  const address = await servePages('localhost', html('<!doctype html><img src="data:,">'));
  const page = await openPage();
  await page.goto(address);
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});

/** A grey text on white that fades out as soon as somebody checks the page for the first time. */
const FADING_PAGE = `<!doctype html><html lang="en"><title>Fades</title><main><h1>A page</h1><p>Saved</p></main><style>
  p { color: #555; transition: opacity 500ms -250ms, visibility 0s 250ms }
  .away { opacity: 0; visibility: hidden }
</style>`;

test('checks accessibility again if a text faded out meanwhile', async () => {
  const page = await openPage();
  await page.goto(await servePages('localhost', html(FADING_PAGE)));
  await expectAccessible(page);
  await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<unknown> } };
    const run = axe.run;
    axe.run = async (...given) => {
      document.querySelector('p')!.className = 'away';
      await new Promise(requestAnimationFrame);
      return run(...given);
    };
  });
  await expectAccessible(page);
});
