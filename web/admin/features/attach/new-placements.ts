import type { Placement, PlacementType } from '#shared/delivery/delivery.ts';

/** The initial settings of a placement. */
export const NEW_PLACEMENTS: Record<PlacementType, Placement> = {
  thank_you: { type: 'thank_you' },
  popup: { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'delay', seconds: 5 } },
  embedded: { type: 'embedded' },
  hosted: { type: 'hosted' },
};
