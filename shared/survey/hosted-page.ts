import type { Look } from '../theme/theme.ts';
import type { SurveyDefinition } from './definition.ts';

/**
 * The survey's own page, `/s/{publicId}`, as its server and its script agree on it. The page holds one element with
 * the id `HOSTED_PLACE`, which the survey takes the place of, and its data as JSON in a script element with the id
 * `HOSTED_DATA` (type `application/json`, every `<` written as `\u003c`). The script itself, what it imports and its
 * style sheet are named by `server/areas/delivery/storefront/built-files.ts`, which also serves them.
 */
export const HOSTED_PLACE = 'askwell-place';
export const HOSTED_DATA = 'askwell-data';

/** The survey and how it looks. */
export interface HostedSurvey {
  readonly publicId: string;
  /** The version that new respondents get, or that was begun, and its definition. */
  readonly version: number;
  readonly definition: SurveyDefinition;
  readonly look: Look;
  /** The address of the view's own words in the survey's language; null for English, which is built in. */
  readonly messagesUrl: string | null;
  readonly removeBranding: boolean;
  /** The shopper's country where the server can tell, ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/**
 * A survey that takes no new answers is not in the page. The sentence that says why stands in the place, and a device
 * that has begun a response asks for the survey (`begunSurveyPath`).
 */
export type HostedPage =
  | (HostedSurvey & { readonly isOpen: true })
  | (Pick<HostedSurvey, 'publicId' | 'removeBranding'> & { readonly isOpen: false });

/** The survey of a response that was begun, as `HostedSurvey`; 404 if the server knows no such response. */
export function begunSurveyPath(publicId: string, responseId: string): string {
  return `/s/${publicId}/responses/${responseId}`;
}
