import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isShopHost, parseStoreAddress } from '#shared/store/address.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';

async function openLogin() {
  const admin = await openAdmin({ at: '/login', signedIn: false });
  return { ...admin, field: await screen.findByLabelText('Store address') };
}

describe('the login screen', () => {
  it('accepts a pasted address and opens the store', async () => {
    const { user, field, login, page } = await openLogin();
    await user.type(field, '  HTTPS://Fern-and-Fig.myshopify.com/admin/orders?page=2 {Enter}');
    await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('https://fern.example/authorize'));
    expect(login).toHaveBeenCalledExactlyOnceWith({ storeUrl: 'fern-and-fig.myshopify.com' });
  });

  it('shows an error at the field for a bad address, without a request', async () => {
    const { user, field, login } = await openLogin();
    await user.type(field, 'robin@example.com{Enter}');
    const message = screen.getByText(/looks like an email address/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(message.id);
    expect(document.activeElement).toBe(field);
    expect(login).not.toHaveBeenCalled();
  });

  it('shows the server’s error at the field and allows another attempt', async () => {
    const { user, field, login } = await openLogin();
    const error = {
      code: 'INVALID_INPUT',
      message: 'Not valid.',
      fields: { storeUrl: 'No store has this name.' },
    };
    login.mockRejectedValueOnce(new ApiError({ status: 400, data: { error } }));
    await user.type(field, 'fern{Enter}');
    await screen.findByText('No store has this name.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  });
});

describe('every way to paste an address', () => {
  const suffixes = ['myshopify.com'];
  const name = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  const space = fc.constantFrom('', ' ', '\n', '\t ');
  const decorations = fc.record({
    scheme: fc.constantFrom('', 'http://', 'https://', 'HTTPS://'),
    host: fc.constantFrom('.myshopify.com', '.MyShopify.com', '.myshopify.com.'),
    path: fc.constantFrom('', '/', '/admin', '/products/x?y=1#z', '?utm=1', '#top'),
    before: space,
    after: space,
    capitals: fc.boolean(),
  });

  it('opens the same store', () => {
    fc.assert(
      fc.property(name, decorations, (shop, { scheme, host, path, before, after, capitals }) => {
        const typed = before + scheme + (capitals ? shop.toUpperCase() : shop) + host + path + after;
        expect(parseStoreAddress(typed, suffixes)).toEqual({ ok: true, shop: `${shop}.myshopify.com` });
      }),
    );
  });

  it('returns only shop hosts, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'grapheme' })), (typed) => {
        const address = parseStoreAddress(typed, suffixes);
        if (address.ok) expect(isShopHost(address.shop, suffixes)).toBe(true);
        else expect(address.message).not.toBe('');
      }),
      { numRuns: 60 },
    );
  });
});
