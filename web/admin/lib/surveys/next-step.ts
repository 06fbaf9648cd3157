import type { Standing } from '#shared/delivery/standing.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../path-to.ts';

/** The screens that show a survey's next step. */
type SurveyScreen = 'list' | 'build' | 'store' | 'answers';

interface NextStep {
  readonly label: string;
  readonly to: string;
}

interface StepContext {
  readonly surveyId: string;
  readonly screen: SurveyScreen;
  readonly responses: number;
  /** Whether a page of the store has loaded the survey since it was published. */
  readonly wasSeen?: boolean;
}

/** The one thing to do next. Null where the screen itself is that step. */
export function nextStepOf(
  standing: Standing,
  { surveyId, screen, responses, wasSeen = true }: StepContext,
): NextStep | null {
  const to = (route: string, at: SurveyScreen, label: string): NextStep | null =>
    at === screen ? null : { label, to: pathTo(route, { surveyId }) };
  switch (standing) {
    case 'draft':
      return to(ROUTES.builder, 'build', screen === 'list' ? 'Continue' : 'Finish and publish');
    case 'unplaced':
    case 'off':
    case 'removed':
      return to(ROUTES.delivery, 'store', 'Add to store');
    case 'unseen':
      return to(ROUTES.delivery, 'store', 'See it on your store');
    case 'outranked':
      return to(ROUTES.delivery, 'store', 'Choose which comes first');
    case 'full':
    case 'ended':
    case 'scheduled':
      return responses > 0
        ? to(ROUTES.analytics, 'answers', 'See answers')
        : to(ROUTES.delivery, 'store', 'Change when it shows');
    case 'paused_by_plan':
    case 'plan_full':
      return { label: 'See plans', to: ROUTES.plans };
    case 'link':
      return responses > 0
        ? to(ROUTES.analytics, 'answers', 'See answers')
        : to(ROUTES.delivery, 'store', 'Share the link');
    case 'paused':
    case 'closed':
    case 'overloaded':
    case 'live':
      if (standing === 'live' && !wasSeen && responses === 0)
        return to(ROUTES.delivery, 'store', 'See it on your store');
      return responses > 0 || screen !== 'store' ? to(ROUTES.analytics, 'answers', 'See answers') : null;
    default:
      return standing satisfies never;
  }
}
