import type { Placement, PlacementType } from '#shared/delivery/delivery.ts';

export const PLACEMENT_LABELS: Record<PlacementType, { readonly name: string; readonly what: string }> = {
  thank_you: {
    name: 'Thank-you page',
    what: 'Right after checkout, below the order. Most people answer here.',
  },
  popup: {
    name: 'Popup',
    what: 'A small card in a corner of the pages that you choose. It covers no button that buys.',
  },
  embedded: { name: 'Embedded block', what: 'A part of a page, where you put the block in your theme.' },
  hosted: { name: 'Link and QR code', what: 'A page of its own, for emails, parcels and receipts.' },
};

/** The initial settings of a placement. */
export const NEW_PLACEMENTS: Record<PlacementType, Placement> = {
  thank_you: { type: 'thank_you' },
  popup: { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'delay', seconds: 5 } },
  embedded: { type: 'embedded' },
  hosted: { type: 'hosted' },
};
