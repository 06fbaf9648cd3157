import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { isOnStore, type StandingContext, type StandingFacts } from '#shared/delivery/standing.ts';
import { DAY_MS } from '#shared/durations.ts';
import { relativeTime } from '../../lib/format-moment.ts';

interface PlaceState {
  readonly isDone: boolean;
  /** After the name of the placement. */
  readonly words: string;
  /** Whether the merchant should switch it on in the store's editor. */
  readonly needsSwitch: boolean;
}

const LINK_CLOSED: Readonly<Record<Exclude<SurveyDelivery['status'], 'live'>, string>> = {
  draft: 'opens once you publish',
  paused: 'says that the survey is paused',
  closed: 'says that the survey is closed',
};

/** Whether a placement works on the store. The store's script proves the page, only a sighting proves the survey. */
export function placeState(
  placement: PlacementType,
  about: SurveyDelivery,
  facts: StandingFacts,
  context: Pick<StandingContext, 'now' | 'switchedOn'>,
): PlaceState {
  const isLive = about.status === 'live';
  if (placement === 'hosted') {
    const words = isLive ? 'open to everybody who has it' : LINK_CLOSED[about.status as 'draft'];
    return { isDone: isLive, words, needsSwitch: false };
  }
  const ago = (at: string) => relativeTime(at, context.now, about.timezone);
  const seen = facts.seen.find((each) => each.placement === placement);
  const script = about.scriptSeen.find((each) => each.placement === placement);
  if (isOnStore(placement, facts, context) && seen) {
    return { isDone: true, words: `seen ${ago(seen.at)}`, needsSwitch: false };
  }
  const reported = context.switchedOn?.[placement];
  if (seen) return { isDone: false, words: `switched off, last seen ${ago(seen.at)}`, needsSwitch: true };
  const loads = script !== undefined && context.now - Date.parse(script.at) <= DAY_MS;
  const isOn = reported ?? loads;
  if (isOn) return { isDone: true, words: 'switched on, not seen yet', needsSwitch: false };
  return { isDone: false, words: reported === false ? 'not switched on' : 'not seen yet', needsSwitch: true };
}
