import type { AudienceFilter } from '../audience/filters.ts';
import { type FeatureKey, type Features, allowanceOf, allows } from './features.ts';

/**
 * The template gate: closed when the feature is off or its limit is below the question count minus one. As the
 * specification says, it allows one question more than the feature check.
 */
export function allowsTemplate(features: Features, questionCount: number): boolean {
  const limit = allowanceOf(features, 'questions_per_survey');
  return limit > 0 && limit >= questionCount - 1;
}

/** Every action that a plan may refuse. */
export type Action =
  | { readonly type: 'use_template' | 'save_questions'; readonly questionCount: number }
  | { readonly type: 'add_question'; readonly questionCount: number }
  | { readonly type: 'publish'; readonly liveCount: number }
  | { readonly type: 'accept_response'; readonly responsesThisMonth: number }
  | { readonly type: 'link_order'; readonly ordersThisMonth: number }
  | { readonly type: 'target_audience'; readonly audience: readonly AudienceFilter[] }
  | { readonly type: 'filter_analytics' }
  | { readonly type: 'export_answers' }
  | { readonly type: 'share_results' }
  | { readonly type: 'remove_branding' }
  | { readonly type: 'set_theme' }
  | { readonly type: 'use_images' }
  | { readonly type: 'connect_service' };

export type ActionType = Action['type'];

/**
 * The feature that each action needs. Counts exclude the action itself: questions in the survey, the store's
 * other live surveys, and the store's responses and linked orders in its calendar month, over all surveys.
 *
 * The specification names three features without a definition. They limit the following:
 * - ordersLimit: linking orders to responses. Beyond the limit the answer is stored without the order's value
 *   and number, so analyses by order value leave it out.
 * - customFeatures: a custom theme, the logo and pictures. Without the feature, surveys show in the standard theme and
 *   without pictures.
 * - thirdPartyIntegrations: connections, which send a store's events to other services, and API keys.
 */
export const FEATURE_OF: Record<ActionType, FeatureKey> = {
  use_template: 'questions_per_survey',
  save_questions: 'questions_per_survey',
  add_question: 'questions_per_survey',
  publish: 'active_surveys',
  accept_response: 'responsesPerSurvey',
  link_order: 'ordersLimit',
  target_audience: 'advanced_survey_targeting',
  filter_analytics: 'advanced_analytics',
  export_answers: 'download_survey_reports',
  share_results: 'download_survey_reports',
  remove_branding: 'removeBranding',
  set_theme: 'customFeatures',
  use_images: 'customFeatures',
  connect_service: 'thirdPartyIntegrations',
};

/** Whether the plan allows this action. The server decides with it; the client explains with it. */
export function isAllowed(features: Features, action: Action): boolean {
  const feature = FEATURE_OF[action.type];
  switch (action.type) {
    case 'use_template':
    case 'save_questions':
      return allowsTemplate(features, action.questionCount);
    case 'add_question':
      return allows(features, feature, action.questionCount);
    case 'publish':
      return allows(features, feature, action.liveCount);
    case 'accept_response':
      return allows(features, feature, action.responsesThisMonth);
    case 'link_order':
      return allows(features, feature, action.ordersThisMonth);
    case 'target_audience':
      return !isTargeted(action.audience) || allows(features, feature);
    case 'filter_analytics':
    case 'export_answers':
    case 'share_results':
    case 'remove_branding':
    case 'set_theme':
    case 'use_images':
    case 'connect_service':
      return allows(features, feature);
    default:
      return action satisfies never;
  }
}

/** Every plan may target new and repeat customers; location and order value need the feature. */
function isTargeted(audience: readonly AudienceFilter[]): boolean {
  return audience.some((filter) => filter.type !== 'customerType');
}
