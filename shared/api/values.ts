import type { PlacementType } from '../delivery/delivery.ts';

// Lengths, choices and page sizes of calls that the admin needs too. They stand apart from the schemas, which it does not load.

/** The `aud` claim of a handoff. The browser exchanges a token with this audience for a session token. */
export const HANDOFF_AUDIENCE = 'askwell:handoff';

export const CANCEL_REASON_LENGTH = 500;

export const INVOICE_PAGE_SIZE = 10;
export const INVOICE_FIRST_PAGE = 0;

/** The steps of onboarding, in order. The server stores the merchant's current step. */
export const ONBOARDING_STEPS = ['goal', 'look', 'place'] as const;

/** The places of a first survey; the others are on the survey's own screen. */
export const ONBOARDING_PLACES = ['thank_you', 'popup', 'hosted'] as const satisfies readonly PlacementType[];

export type OnboardingPlace = (typeof ONBOARDING_PLACES)[number];

/** All data of a store as JSON lines. Not a call of the contract, because its length is not known beforehand. */
export const STORE_EXPORT_PATH = '/settings/export';

export const SURVEY_PAGE_SIZE = 5;
export const SURVEY_FIRST_PAGE = 1;

/** What the list is sorted by; with a minus the largest, newest or last value first. */
export const SURVEY_SORTS = [
  '-changed',
  'changed',
  '-answered',
  'answered',
  'name',
  '-name',
  'status',
  '-status',
  '-responses',
  'responses',
] as const;

export type SurveySort = (typeof SURVEY_SORTS)[number];

export const DEFAULT_SURVEY_SORT = '-changed' satisfies SurveySort;

/** Downloads are not part of the contract, because their replies are not JSON. */
export const EXPORT_PATHS = {
  responses: '/surveys/{surveyId}/analytics/responses.csv',
  summary: '/surveys/{surveyId}/analytics/summary.csv',
} as const;

/** The number of rows of a download, when known beforehand. The web shows progress with it. */
export const EXPORT_ROWS_HEADER = 'X-Export-Rows';

export const LOW_SCORE_STATES = ['new', 'in_work', 'solved'] as const;

export type LowScoreState = (typeof LOW_SCORE_STATES)[number];

export const OWNER_LENGTH = 100;

/** Counting stops at one more than this, so that it takes the same time in an inbox of any size. */
export const MOST_COUNTED = 1_000;

export const MOST_DISCOUNT_DAYS = 365;

/** `-` means the largest or latest first. Responses without an order in the store's currency come last, both ways. */
export const RESPONSE_SORTS = ['-saved', 'saved', '-order', 'order'] as const;

export type ResponseSort = (typeof RESPONSE_SORTS)[number];

export const TAG_LENGTH = 40;
export const MOST_TAGS = 20;
/** How many responses one call changes, exports or deletes. */
export const MOST_SELECTED = 500;

export const NOTE_LENGTH = 2_000;

export const MEASURE_LENGTH = 60;

export const ANNOTATION_LENGTH = 60;

/** How many days a link can be open. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const DEFAULT_SHARE_DAYS = 30;
