import { expect, it } from 'vitest';
import type { Placement } from '#shared/delivery/delivery.ts';
import { gatesOf } from '#shared/delivery/gates.ts';

const POPUP: Placement = {
  type: 'popup',
  pages: { kinds: [], paths: [] },
  trigger: { type: 'immediately' },
};

const EVERY_GATE = [
  'status',
  'responseCap',
  'schedule',
  'audience',
  'sampling',
  'recontact',
  'frequencyCap',
  'trigger',
];

it.each<[Placement, string[]]>([
  [POPUP, EVERY_GATE],
  [{ type: 'thank_you' }, EVERY_GATE],
  [{ type: 'embedded' }, EVERY_GATE.slice(0, -2)],
  [{ type: 'hosted' }, ['status', 'responseCap', 'schedule']],
])('lists the gates of a placement in the order of the checks: $type', (placement, names) => {
  expect(gatesOf(placement).map(([name]) => name)).toEqual(names);
});
