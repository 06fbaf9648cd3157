import { test } from 'vitest';
import { expectCardOnPhone } from './support/store-page.ts';

test('the card on a phone has its size and place on a page with important rules for everything', () =>
  expectCardOnPhone(
    '* { all: unset !important; font-size: 40px !important; position: static !important; display: inline !important }',
  ));
