import type { Look } from '../theme/theme.ts';
import type { ShownPictures } from '../survey/picture-schema.ts';
import type { SurveyDefinition } from '../survey/definition.ts';
import type { Variant } from '../survey/variant.ts';

/**
 * The survey's own page (its address: `hosted-address.ts`): the names that its server and its script share. The survey
 * replaces what is in the element with the id `HOSTED_PLACE`. A script element with the id `HOSTED_DATA` (type
 * `application/json`, every `<` written as `\u003c`) holds the data as JSON.
 * `server/areas/delivery/storefront/built-files.ts` names and serves the script, its imports and its style sheet.
 */
export const HOSTED_PLACE = 'askwell-place';
export const HOSTED_DATA = 'askwell-data';

/** The survey and its appearance. */
export interface HostedSurvey {
  readonly publicId: string;
  /** The version that new respondents get, or the version of a response that was begun, with its definition. */
  readonly version: number;
  readonly definition: SurveyDefinition;
  /** Names the split test of new respondents, whose definition the page has to fetch; left out without one. */
  readonly split?: string;
  /** The language of its texts, BCP 47. */
  readonly language: string;
  readonly look: Look;
  /** The address of the view's messages in that language; null for English, which is built in. */
  readonly messagesUrl: string | null;
  readonly removeBranding: boolean;
  readonly pictures?: ShownPictures;
  /** The shopper's country, ISO 3166-1 alpha-2; null when the server does not know it. */
  readonly country: string | null;
  /** The shop that the thanks lead back to. */
  readonly shopUrl: string;
}

/**
 * The page of a closed survey does not contain the survey. It shows a sentence with the reason. A device with a
 * response that was begun requests the survey from `begunSurveyPath`.
 */
export type HostedPage =
  | (HostedSurvey & { readonly isOpen: true })
  | (Pick<HostedSurvey, 'publicId' | 'removeBranding'> & { readonly isOpen: false });

/**
 * The path that returns the survey of a response that was begun, as `HostedSurvey`; 404 if the server does not have
 * the response.
 */
export function begunSurveyPath(publicId: string, responseId: string, variant?: Variant): string {
  const path = `/s/${publicId}/responses/${responseId}`;
  return variant ? `${path}?variant=${variant}` : path;
}
