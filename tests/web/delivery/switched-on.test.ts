import { expect, it } from 'vitest';
import { switchedOnOf } from '#web/admin/lib/store/store-extensions.ts';

type Extensions = Parameters<typeof switchedOnOf>[0];

/** As the platform's library types them. */
const theme = (embed: string, block: string) => ({
  handle: 'askwell-on-your-pages',
  type: 'theme_app_extension',
  activations: [
    { handle: 'askwell-embed', name: 'Embed', target: 'head', status: embed, activations: [] },
    { handle: 'askwell-survey', name: 'Block', target: 'section', status: block, activations: [] },
  ],
});
const checkout = (...targets: string[]) => ({
  handle: 'askwell-thank-you',
  type: 'ui_extension',
  activations: targets.map((target) => ({ target })),
});
const read = (...extensions: object[]) => switchedOnOf(extensions as Extensions);

it('reads from the store’s admin which placements are switched on', () => {
  const off = { popup: false, embedded: false, thank_you: false };
  expect(read(theme('available', 'available'), checkout())).toEqual(off);
  expect(read(theme('active', 'available'), checkout())).toEqual({ ...off, popup: true });
  expect(read(theme('active', 'active'))).toEqual({ ...off, popup: true, embedded: true });
  // Without the embed no script fills the block.
  expect(read(theme('unavailable', 'active'))).toEqual(off);
  expect(read(checkout('purchase.thank-you.block.render'))).toEqual({ ...off, thank_you: true });
  expect(read(checkout('customer-account.order-status.block.render'))).toEqual(off);
});

it('takes an empty list as unknown, not as switched off', () => {
  expect(read()).toBeNull();
});
