import type { AudienceFilter } from '../audience/filters.ts';
import type { FeatureKey, Features } from './features.ts';
import { allowanceOf, allows } from './features.ts';

/**
 * The template gate: closed when the feature is off or its limit is below the question count minus one.
 * It lets one question more through than the feature check, which is how the specification has it.
 */
export function allowsTemplate(features: Features, questionCount: number): boolean {
  const limit = allowanceOf(features, 'questions_per_survey');
  return limit > 0 && limit >= questionCount - 1;
}

/** Everything that a plan may refuse, by what the merchant or a shopper is about to do. */
export type Action =
  | { readonly type: 'use_template' | 'save_questions'; readonly questionCount: number }
  | { readonly type: 'add_question'; readonly questionCount: number }
  | { readonly type: 'publish'; readonly liveCount: number }
  | { readonly type: 'accept_response'; readonly responsesThisMonth: number }
  | { readonly type: 'link_order'; readonly ordersThisMonth: number }
  | { readonly type: 'target_audience'; readonly audience: readonly AudienceFilter[] }
  | { readonly type: 'filter_analytics' }
  | { readonly type: 'export_answers' }
  | { readonly type: 'remove_branding' }
  | { readonly type: 'set_theme' }
  | { readonly type: 'connect_service' };

export type ActionType = Action['type'];

/**
 * Which feature each action needs. Counts are those before the action: questions in the survey, the store's
 * other live surveys, and, over all its surveys, the store's responses and linked orders in the store's
 * calendar month.
 *
 * What the three that the specification only names refuse:
 * - ordersLimit: linking one more order to its response. The answer is kept all the same; the order's value
 *   and number aren't, so it is missing from what is analysed by order value.
 * - customFeatures: a theme of one's own. A survey without it shows in the standard theme.
 * - thirdPartyIntegrations: connecting another service. Integrations are switched off for everybody, so
 *   this refuses nothing that could be reached today.
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
  remove_branding: 'removeBranding',
  set_theme: 'customFeatures',
  connect_service: 'thirdPartyIntegrations',
};

/** Whether the plan lets this happen. The server decides with it; the client explains with it. */
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
    case 'remove_branding':
    case 'set_theme':
    case 'connect_service':
      return allows(features, feature);
    default:
      return action satisfies never;
  }
}

/** New and repeat customers may be told apart on any plan; where they are and what they spend may not. */
function isTargeted(audience: readonly AudienceFilter[]): boolean {
  return audience.some((filter) => filter.type !== 'customerType');
}
