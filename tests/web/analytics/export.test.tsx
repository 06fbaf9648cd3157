import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { findToast } from '../support/toasts.ts';
import { madeResponse, openResults } from './open-results.tsx';

const saved: { file: Blob; name: string }[] = [];
const encoder = new TextEncoder();

beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL(file: Blob) {
        files.set('blob:1', file);
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ file, name: this.download });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A download whose chunks arrive when the test sends them. */
function fakeDownload(status = 200, headers: Record<string, string> = {}) {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asked: { url: string; authorization: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
    asked.push({ url, authorization: init.headers['Authorization'] ?? '', signal: init.signal });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        pieces = controller;
        init.signal.addEventListener('abort', () =>
          controller.error(new DOMException('Aborted', 'AbortError')),
        );
      },
    });
    return Promise.resolve(new Response(body, { status, headers }));
  });
  return {
    asked,
    give: (text: string) => pieces?.enqueue(encoder.encode(text)),
    end: () => pieces?.close(),
    break: () => pieces?.error(new TypeError('terminated')),
  };
}

const HEADERS = {
  'X-Export-Rows': '4',
  'Content-Disposition': `attachment; filename="Autumn.csv"; filename*=UTF-8''Autumn%20%E2%80%93%20responses.csv`,
};

async function openMenu(options: Parameters<typeof openResults>[2] = {}) {
  const opened = await openResults(
    'responses',
    { listResponses: () => ({ responses: [madeResponse('r1')], next: null }) },
    options,
  );
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await opened.user.click(button);
  return opened;
}

it('downloads the file with the merchant’s token and the page’s filters, and shows progress', async () => {
  const file = fakeDownload(200, HEADERS);
  const { user } = await openMenu({ query: '&countries=PT' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Export as CSV' }));
  await expectAccessiblePage();
  await user.click(dialog.getByRole('button', { name: 'Export responses' }));
  await screen.findByRole('progressbar');
  file.give('\uFEFFid,answer\r\nr1,9\r\n');
  await screen.findByText('Exporting 1 of 4 rows');
  file.give('r2,8\r\nr3,"one\r\ntwo"\r\n');
  await screen.findByText('Exporting 4 of 4 rows');
  file.end();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Autumn – responses.csv');
  expect(saved[0]?.file.size).toBe(
    encoder.encode('\uFEFFid,answer\r\nr1,9\r\nr2,8\r\nr3,"one\r\ntwo"\r\n').length,
  );
  expect(file.asked[0]?.url).toBe('/api/v1/surveys/a/analytics/responses.csv?countries=PT');
  expect(file.asked[0]?.authorization).toMatch(/^Bearer \S+$/);
  await screen.findByRole('button', { name: 'Export' });
});

it('saves nothing after a cancel', async () => {
  const file = fakeDownload(200, HEADERS);
  const { user } = await openMenu();
  await user.click(await screen.findByRole('button', { name: 'Export summary' }));
  file.give('\uFEFFid\r\nr1\r\n');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(file.asked[0]?.signal.aborted).toBe(true);
  await screen.findByRole('button', { name: 'Export' });
  await findToast('The export was cancelled');
  expect(saved).toEqual([]);
});

it('saves nothing when the download is incomplete', async () => {
  const file = fakeDownload(200, HEADERS);
  const { user } = await openMenu();
  await user.click(await screen.findByRole('button', { name: 'Export responses' }));
  file.give('\uFEFFid\r\nr1\r\n');
  await screen.findByText('Exporting 1 of 4 rows');
  file.break();
  await findToast('The export did not come through');
  expect(saved).toEqual([]);
});

it('asks for an upgrade where the plan does not grant exports, before and after the request', async () => {
  await openMenu({ plan: 'free' });
  await screen.findByRole('dialog', { name: UPGRADE_PROMPTS.download_survey_reports.title });
  expect(screen.queryByRole('dialog', { name: 'Export as CSV' })).toBeNull();
});
