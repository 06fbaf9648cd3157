import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createBillingClient } from '#web/admin/lib/billing/billing-client.ts';
import { BillingProvider, useBilling } from '#web/admin/lib/billing/billing-provider.tsx';
import { hideCaughtErrors } from '../support/caught-errors.ts';

function Plan() {
  const { customer, error, isLoading, isEnabled, limitOf } = useBilling();
  if (isLoading) return <p>Loading</p>;
  if (error) return <p role="alert">{error.message}</p>;
  const more = isEnabled('active_surveys', 2) ? 'room for more' : 'no room';
  return (
    <p>
      {customer?.id}: {more} up to {limitOf('active_surveys')}
    </p>
  );
}

function show(reply: object | string, children: ReactNode = <Plan />) {
  const client = createBillingClient({
    apiUrl: '/billing',
    appId: 'askwell',
    customerApiToken: 'token',
    fetch: () => Promise.resolve(new Response(typeof reply === 'string' ? reply : JSON.stringify(reply))),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <BillingProvider client={client}>{children}</BillingProvider>
    </QueryClientProvider>,
  );
}

it.each([
  [3, 'c1: room for more up to 3'],
  [2, 'c1: no room up to 2'],
  [-1, 'c1: room for more up to Infinity'],
])('provides the customer and the use of a limit of %i', async (value, words) => {
  show({ customer: { id: 'c1', features: { active_surveys: { type: 'limit', value } } } });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('shows the default error message', async () => {
  show('<html>');
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred');
});

it('throws when a billing hook is used outside the provider', () => {
  hideCaughtErrors();
  expect(() => render(<Plan />)).toThrow('useBilling must be used within a BillingProvider');
});
