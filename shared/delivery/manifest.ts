import type { AudienceFilter } from '../audience/filters.ts';
import type { Delivery } from './delivery.ts';
import type { ShownPictures } from '../survey/picture-schema.ts';
import type { Look } from '../theme/theme.ts';

/** The current format. A loader shows no survey when a manifest has another one. */
export const MANIFEST_FORMAT = 1;

/**
 * A store's live surveys, as its pages load them: everything that may change after publishing. The manifest is
 * public, so it contains no names, counts or customer data.
 */
export interface Manifest extends StoreSurveys<ManifestSurvey> {
  /** ISO 4217: the currency in which order values are compared. */
  readonly currency: string;
}

/** What decides which survey shows. */
export interface StoreSurveys<Survey extends DeliveredSurvey = DeliveredSurvey> {
  readonly formatVersion: number;
  readonly frequencyCap: FrequencyCap | null;
  readonly surveys: readonly Survey[];
}

/** Across the store's surveys: how many different surveys one visitor may see within a number of days. */
export interface FrequencyCap {
  readonly surveys: number;
  readonly days: number;
}

export interface DeliveredSurvey {
  /** In a manifest the public id of the survey. */
  readonly surveyId: string;
  readonly status: SurveyStatus;
  /** The response cap or the plan's limit is reached. The server enforces both, whatever the manifest says. */
  readonly full: boolean;
  readonly audience: readonly AudienceFilter[];
  readonly delivery: Delivery;
}

export interface ManifestSurvey extends DeliveredSurvey {
  /** The version to show. */
  readonly version: number;
  /** The address of that version's definition. Its content never changes. */
  readonly definitionUrl: string;
  readonly look: Look;
  /** Whether *Powered by Askwell* shows. */
  readonly branding: boolean;
  /** Further modules that the first question needs, for its type or its pictures; left out without any. */
  readonly openingFiles?: readonly string[];
  /** What the plan allows of the pictures; left out without any. */
  readonly pictures?: ShownPictures;
  /** The store's language, in which the survey is written first. */
  readonly language: ManifestLanguage;
  /** The languages that the survey is translated to. */
  readonly translations: readonly ManifestLanguage[];
}

export interface ManifestLanguage {
  /** BCP 47, such as `de` or `pt-BR`. */
  readonly tag: string;
  /** The address of the view's messages in that language; null for the built-in ones. */
  readonly file: string | null;
  /** Names the split test of the shoppers who read this language; left out without one. */
  readonly split?: string;
}

export type SurveyStatus = 'draft' | 'live' | 'paused' | 'closed';
