import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { servePages } from './support/two-sites.ts';

async function bundledHarness(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'tests/e2e/support/preview-harness.ts' },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('shows each edit of a survey of fifty questions in the next frame, without flicker', async () => {
  const script = await bundledHarness();
  const address = await servePages('127.0.0.1', ({ url }, response) => {
    const isScript = url === '/harness.js';
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    const html = '<!doctype html><main></main><script type="module" src="/harness.js"></script>';
    response.end(isScript ? script : html);
  });
  const page = await openPage({ expectedProblems: [/favicon/] });
  await page.goto(address);
  await page.getByLabel('Text').click();
  await page.keyboard.type('How did you find our new winter blankets?', { delay: 40 });
  type Edit = { isShown: boolean; isStill: boolean };
  const edits = await page.evaluate(async () => {
    // The last edit is judged in the frame that follows it.
    await new Promise(requestAnimationFrame);
    return (window as unknown as { edits: Edit[] }).edits;
  });

  expect(edits.length).toBeGreaterThan(30);
  expect(edits.filter((edit) => !edit.isShown || !edit.isStill)).toEqual([]);
});
