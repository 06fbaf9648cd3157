import type { AudienceFilter } from '../audience/filters.ts';
import type { Delivery } from './delivery.ts';
import type { Look } from '../theme/theme.ts';

/** The format written today. A loader that meets another one shows nothing. */
export const MANIFEST_FORMAT = 1;

/**
 * What a store's pages know of its surveys before anything shows: all that may change after publishing.
 * Everybody can read it, so it never holds names, counts or anything about customers.
 */
export interface Manifest {
  readonly formatVersion: number;
  /** ISO 4217: the currency in which order values are compared. */
  readonly currency: string;
  readonly frequencyCap: FrequencyCap | null;
  readonly surveys: readonly ManifestSurvey[];
}

/** Across all surveys of the store: how many different ones may come to one visitor within so many days. */
export interface FrequencyCap {
  readonly surveys: number;
  readonly days: number;
}

export interface ManifestSurvey {
  /** The public id, not the merchant's. */
  readonly surveyId: string;
  /** The version to show. */
  readonly version: number;
  /** Where that version's definition is; what is behind the address never changes. */
  readonly definitionUrl: string;
  readonly status: SurveyStatus;
  /** The response cap or the plan's limit is reached. The server refuses whatever this says. */
  readonly full: boolean;
  readonly audience: readonly AudienceFilter[];
  readonly delivery: Delivery;
  readonly look: Look;
  /** Whether *Made with Askwell* shows. */
  readonly branding: boolean;
  readonly language: ManifestLanguage;
}

export interface ManifestLanguage {
  /** BCP 47, such as `de` or `pt-BR`. */
  readonly tag: string;
  /** The address of the view's own texts in that language; null for those built in. */
  readonly file: string | null;
}

export type SurveyStatus = 'draft' | 'live' | 'paused' | 'closed';
