import type { PlacementType } from '#shared/delivery/delivery.ts';
import { keepVisitor, readVisitor, type Visitor } from './visitor.ts';

export type SurveyEvent = 'shown' | 'begun' | 'answered' | 'dismissed';

/**
 * Remembers what happened with a survey. Only what came by itself counts as shown, and only a card follows the
 * shopper from page to page.
 */
export function noteEvent(surveyId: string, placement: PlacementType, what: SurveyEvent, now: number): void {
  const visitor = readVisitor(true);
  const { history } = visitor;
  const withTime = (name: 'shownAt' | 'answeredAt' | 'dismissedAt', changes: Partial<Visitor> = {}) => {
    const past = { ...history[surveyId], [name]: now };
    keepVisitor({ ...visitor, history: { ...history, [surveyId]: past }, ...changes });
  };
  if (what === 'begun') {
    const open = placement === 'popup' ? { surveyId, at: now } : visitor.open;
    keepVisitor({ ...visitor, open, hasLeftovers: true });
  } else if (what !== 'shown') withTime(`${what}At`, { open: undefined });
  else if (placement !== 'embedded') withTime('shownAt');
}
