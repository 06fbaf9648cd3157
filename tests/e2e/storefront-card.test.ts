import { test } from 'vitest';
import { expectCardOnPhone } from './support/store-page.ts';

// The card follows the size of the root alone, as for a shopper who chose a larger one.
test('the card on a phone has its size and place on a page with important rules for everything', () =>
  expectCardOnPhone(
    '* { all: unset !important; font-size: 40px !important; position: static !important; display: inline !important }' +
      'html { font-size: 16px !important }',
  ));
