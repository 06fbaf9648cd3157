import type { PlacementType } from '#shared/delivery/delivery.ts';
import { readVisitor, writeVisitor } from './visitor.ts';

export type SurveyEvent = 'shown' | 'begun' | 'answered' | 'dismissed';

/**
 * Stores an event in the visitor's history. An embedded survey never counts as shown, because it is part of its
 * page. Only a survey that was begun in a card opens again on the next pages, until it is answered or dismissed itself.
 */
export function noteEvent(surveyId: string, placement: PlacementType, event: SurveyEvent, now: number): void {
  const visitor = readVisitor(true);
  const { history, open } = visitor;
  if (event === 'begun') {
    const begun = placement === 'popup' ? { surveyId, at: now } : open;
    writeVisitor({ ...visitor, open: begun, hasLeftovers: true });
  } else if (event !== 'shown' || placement !== 'embedded') {
    const past = { ...history[surveyId], [`${event}At`]: now };
    const staysOpen = event === 'shown' || open?.surveyId !== surveyId;
    writeVisitor({
      ...visitor,
      history: { ...history, [surveyId]: past },
      open: staysOpen ? open : undefined,
    });
  }
}
