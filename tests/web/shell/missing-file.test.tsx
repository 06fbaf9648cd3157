import { AppProvider } from '@shopify/polaris';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#web/admin/app/error-boundary.tsx';
import { hideCaughtErrors } from '../support/caught-errors.ts';
import { fakeFetch, json, silentFetch } from '../support/replies.ts';

afterEach(() => vi.unstubAllGlobals());

function MissingScreen(): never {
  throw new Error('Failed to fetch dynamically imported module: /assets/list-1.js');
}

function showMissingScreen(): void {
  hideCaughtErrors();
  render(
    <MemoryRouter>
      <AppProvider i18n={{}}>
        <ErrorBoundary onRetry={() => undefined}>
          <MissingScreen />
        </ErrorBoundary>
      </AppProvider>
    </MemoryRouter>,
  );
}

const expectErrorScreen = () => screen.findByRole('heading', { name: 'Oops! Something went wrong' });

it('shows the error screen when a file is missing and the server stops answering', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', silentFetch());
  showMissingScreen();
  screen.getByRole('heading', { name: 'Loading' });
  expect(timeout.mock.calls).toEqual([[30_000]]);
  late.abort();
  await expectErrorScreen();
});

it('shows the error screen instead of a reload when a file is missing and the server fails', async () => {
  const { fetch } = fakeFetch(json(502, {}));
  vi.stubGlobal('fetch', fetch);
  showMissingScreen();
  await expectErrorScreen();
});
