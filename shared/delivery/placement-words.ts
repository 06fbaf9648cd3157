import type { PageKind, PlacementType } from './delivery.ts';

interface PlacementWords {
  readonly name: string;
  readonly what: string;
  /** After *This survey does not show*. */
  readonly at: string;
  /** Those who answer there, as the subject of a sentence. */
  readonly people: string;
}

/** The names of the placements on every screen. */
export const PLACEMENT_WORDS: Readonly<Record<PlacementType, PlacementWords>> = {
  thank_you: {
    name: 'Thank-you page',
    what: 'Right after checkout, below the order. Most people answer here.',
    at: 'on the thank-you page',
    people: 'Shoppers on the thank-you page',
  },
  popup: {
    name: 'Popup',
    what: 'A card in a corner of the pages that you choose. It never covers the cart button.',
    at: 'as a popup',
    people: 'Shoppers who saw the popup',
  },
  embedded: {
    name: 'Embedded block',
    what: 'Part of a page, where you put the block in your theme.',
    at: 'in this embedded block',
    people: 'Shoppers who saw the embedded block',
  },
  hosted: {
    name: 'Link and QR code',
    what: 'A page for your survey alone. Put its link in emails and its QR code on parcels.',
    at: 'by its link',
    people: 'Shoppers who used the link or QR code',
  },
};

/** The kinds of pages: as the name of a place, and within a sentence. */
export const PAGE_WORDS: Readonly<Record<PageKind, { readonly name: string; readonly a: string }>> = {
  home: { name: 'Home page', a: 'the home page' },
  collection: { name: 'Collection pages', a: 'a collection page' },
  product: { name: 'Product pages', a: 'a product page' },
  cart: { name: 'Cart', a: 'the cart' },
  other: { name: 'Other pages', a: 'another page' },
};
