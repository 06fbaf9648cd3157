/** Where, when and how often a survey is shown. A merchant may change it at any time. */
export interface Delivery {
  readonly placements: readonly Placement[];
  readonly schedule: Schedule;
  /** The largest number of responses; null is no cap. */
  readonly responseCap: number | null;
  readonly recontact: Recontact;
  /** The share of visitors who may be asked, 0 to 100. */
  readonly samplePercent: number;
  /** When several surveys could show, the highest priority wins. */
  readonly priority: number;
}

export type PlacementType = Placement['type'];

export type Placement = ThankYouPlacement | PopupPlacement | EmbeddedPlacement | HostedPlacement;

/** On the page after checkout. */
export interface ThankYouPlacement {
  readonly type: 'thank_you';
}

/** A card that pops up on chosen pages. */
export interface PopupPlacement {
  readonly type: 'popup';
  readonly pages: PageTarget;
  readonly trigger: Trigger;
}

/** Inside a block that the merchant adds to a page of the theme. */
export interface EmbeddedPlacement {
  readonly type: 'embedded';
}

/** The survey's own page, opened by a link that the merchant shares. */
export interface HostedPlacement {
  readonly type: 'hosted';
}

export const PLACEMENT_TYPES = [
  'thank_you',
  'popup',
  'embedded',
  'hosted',
] as const satisfies readonly PlacementType[];

export const PAGE_KINDS = ['home', 'collection', 'product', 'cart', 'other'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** A page matches when its kind is listed or a path pattern fits. With nothing listed, every page matches. */
export interface PageTarget {
  readonly kinds: readonly PageKind[];
  /** `*` stands for any characters: `/collections/sale*`. */
  readonly paths: readonly string[];
}

export type Trigger =
  | { readonly type: 'immediately' }
  | { readonly type: 'delay'; readonly seconds: number }
  | { readonly type: 'scroll'; readonly percent: number }
  | { readonly type: 'exit_intent' };

/** Moments as ISO 8601 with a zone. The start is included, the end is not; null is unbounded. */
export interface Schedule {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Days before the same visitor may be asked again; null means never. The longest period that applies wins. */
export interface Recontact {
  readonly afterShownDays: number | null;
  readonly afterDismissDays: number | null;
  readonly afterAnswerDays: number | null;
}

/** The delivery of a new survey: on the thank-you page, for everybody, not asked again once answered. */
export const DEFAULT_DELIVERY: Delivery = {
  placements: [{ type: 'thank_you' }],
  schedule: { startsAt: null, endsAt: null },
  responseCap: null,
  recontact: { afterShownDays: 7, afterDismissDays: 30, afterAnswerDays: null },
  samplePercent: 100,
  priority: 0,
};
