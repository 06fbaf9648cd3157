import type { PlacementType } from '#shared/delivery/delivery.ts';
import { writeVisitor, readVisitor, type Visitor } from './visitor.ts';

export type SurveyEvent = 'shown' | 'begun' | 'answered' | 'dismissed';

/**
 * Stores an event in the visitor's history. An embedded survey never counts as shown, because it is part of its
 * page. Only a survey that was begun in a card opens again on the next pages.
 */
export function noteEvent(surveyId: string, placement: PlacementType, event: SurveyEvent, now: number): void {
  const visitor = readVisitor(true);
  const { history } = visitor;
  const withTime = (name: 'shownAt' | 'answeredAt' | 'dismissedAt', changes: Partial<Visitor> = {}) => {
    const past = { ...history[surveyId], [name]: now };
    writeVisitor({ ...visitor, history: { ...history, [surveyId]: past }, ...changes });
  };
  if (event === 'begun') {
    const open = placement === 'popup' ? { surveyId, at: now } : visitor.open;
    writeVisitor({ ...visitor, open, hasLeftovers: true });
  } else if (event !== 'shown') withTime(`${event}At`, { open: undefined });
  else if (placement !== 'embedded') withTime('shownAt');
}
