import type { Seen, SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { SwitchedOn } from '#shared/delivery/standing.ts';
import { relativeTime } from '../../lib/format-moment.ts';

/** A sentence about whether a placement works on the store, and its degree of certainty. */
export interface PlacementCheck {
  readonly tone: 'good' | 'waiting' | 'stale';
  readonly sentence: string;
}

const DAY_MS = 86_400_000;

const MISSING: Record<Exclude<PlacementType, 'hosted'>, string> = {
  thank_you:
    'Not seen on a thank-you page yet. Add the Askwell block in the checkout editor, save, and place a test order.',
  popup: 'Not seen on your store yet. Switch the Askwell app embed on, save, and open your store once.',
  embedded:
    'Not seen on your store yet. Switch the Askwell app embed on, add the block, save, and open that page.',
};

const SWITCHED_ON: Record<Exclude<PlacementType, 'hosted'>, string> = {
  thank_you: 'Switched on. Not seen on a thank-you page yet: place a test order.',
  popup: 'Switched on. Not seen on your store yet: open your store once.',
  embedded: 'Switched on. Not seen on your store yet: open the page with the block once.',
};

/** The script's sightings prove the pages; only the survey's own sighting proves that it showed. */
export function checkPlacement(
  placement: PlacementType,
  about: SurveyDelivery,
  now: number,
  switchedOn: SwitchedOn | null = null,
): PlacementCheck {
  const shown = about.surveySeen.find((seen) => seen.placement === placement);
  if (placement === 'hosted') return checkLink(about, shown, now);
  const script = about.scriptSeen.find(
    (seen) => seen.placement === (placement === 'thank_you' ? placement : 'popup'),
  );
  const best = newest(script, shown);
  if (!best) {
    const sentences = switchedOn?.[placement] === true ? SWITCHED_ON : MISSING;
    return { tone: 'waiting', sentence: sentences[placement] };
  }
  const when = relativeTime(best.at, now, about.timezone);
  const where = script?.host ? ` (${script.host})` : '';
  if (now - Date.parse(best.at) > DAY_MS) {
    return {
      tone: 'stale',
      sentence: `Last seen on your store ${when}${where}. If it had visitors since, look whether Askwell is still switched on.`,
    };
  }
  return { tone: 'good', sentence: `Seen on your store ${when}${where}.${lastShownText(shown, about, now)}` };
}

function checkLink(about: SurveyDelivery, shown: Seen | undefined, now: number): PlacementCheck {
  if (about.status !== 'live')
    return { tone: 'waiting', sentence: 'The link opens as soon as the survey is live.' };
  return { tone: 'good', sentence: `Open to everybody who has the link.${lastShownText(shown, about, now)}` };
}

function lastShownText(shown: Seen | undefined, { timezone }: SurveyDelivery, now: number): string {
  return shown
    ? ` This survey was last shown ${relativeTime(shown.at, now, timezone)}.`
    : ' This survey has not been shown here yet.';
}

function newest(...seen: readonly (Seen | undefined)[]): Seen | undefined {
  return seen.filter((one) => one !== undefined).sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
}
