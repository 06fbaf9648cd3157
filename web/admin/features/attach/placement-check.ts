import type { Seen, SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { SwitchedOn } from '#shared/delivery/standing.ts';
import { DAY_MS } from '#shared/durations.ts';
import { relativeTime } from '../../lib/format-moment.ts';

/** A sentence about whether a placement works on the store, and its degree of certainty. */
export interface PlacementCheck {
  readonly tone: 'good' | 'waiting' | 'stale';
  readonly sentence: string;
}

type PagePlacement = Exclude<PlacementType, 'hosted'>;

const HOW: Readonly<Record<PagePlacement, string>> = {
  thank_you: 'Add the Askwell block in the checkout editor, save, and place a test order.',
  popup: 'Switch the Askwell app embed on, save, and open your store once.',
  embedded: 'Switch the Askwell app embed on, add the block, save, and open that page.',
};

const HOW_TO_SEE: Readonly<Record<PagePlacement, string>> = {
  thank_you: 'place a test order.',
  popup: 'open your store once.',
  embedded: 'open the page with the block once.',
};

const PAGES: Readonly<Record<PagePlacement, string>> = {
  thank_you: 'on a thank-you page',
  popup: 'on your store',
  embedded: 'on a page with the block',
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
  // The script names no block when it loads, so only the survey's own sighting proves a block.
  const script = about.scriptSeen.find((seen) => seen.placement === placement);
  const best = newest([script, shown]);
  const reported = switchedOn?.[placement];
  if (!best) return { tone: 'waiting', sentence: unseenText(placement, reported) };
  const host = best.host ? ` (${best.host})` : '';
  const seen = `seen ${PAGES[placement]} ${relativeTime(best.at, now, about.timezone)}${host}.`;
  const isRecent = now - Date.parse(best.at) <= DAY_MS;
  if (reported === false)
    return { tone: 'stale', sentence: `Switched off in your store’s admin. Last ${seen}` };
  if (isRecent) {
    return { tone: 'good', sentence: `S${seen.slice(1)}${lastShownText(shown, about, now)}` };
  }
  if (reported === true) return { tone: 'good', sentence: `Switched on. Last ${seen}` };
  return {
    tone: 'stale',
    sentence: `Last ${seen} If your store had visitors since, check that Askwell is still switched on.`,
  };
}

function unseenText(placement: PagePlacement, reported: boolean | undefined): string {
  const unseen = `ot seen ${PAGES[placement]} yet`;
  if (reported === true) return `Switched on. N${unseen}: ${HOW_TO_SEE[placement]}`;
  return `N${unseen}. ${HOW[placement]}`;
}

const LINK_CLOSED: Readonly<Record<Exclude<SurveyDelivery['status'], 'live'>, string>> = {
  draft: 'The link opens once you publish the survey.',
  paused: 'The survey is paused, and whoever opens the link reads so. It opens when you resume the survey.',
  closed: 'The survey is closed, and whoever opens the link reads so.',
};

function checkLink(about: SurveyDelivery, shown: Seen | undefined, now: number): PlacementCheck {
  if (about.status !== 'live') return { tone: 'waiting', sentence: LINK_CLOSED[about.status] };
  return {
    tone: 'good',
    sentence: `Everybody who has the link can answer, within your dates and limits.${lastShownText(shown, about, now)}`,
  };
}

function lastShownText(shown: Seen | undefined, { timezone }: SurveyDelivery, now: number): string {
  return shown
    ? ` This survey was last shown ${relativeTime(shown.at, now, timezone)}.`
    : ' This survey has not been shown here yet.';
}

export function newest<T extends { readonly at: string }>(seen: readonly (T | undefined)[]): T | undefined {
  return seen.filter((one) => one !== undefined).sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
}
