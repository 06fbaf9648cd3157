import type { SurveySummary } from '#shared/api/surveys.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import type { Standing } from '#shared/delivery/standing.ts';
import { DAY_MS } from '#shared/durations.ts';
import { usageLevel } from '#shared/plan/usage-level.ts';
import { percent } from '#shared/words/percent.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { StatusAction, StatusChange } from './api/change-status.ts';

interface ActionLabels {
  readonly label: string;
  /** *… is paused*: the confirmation after the change. */
  readonly done: string;
  readonly meaning: string;
}

export const ACTION_LABELS: Readonly<Record<StatusAction, ActionLabels>> = {
  pause: { label: 'Pause', done: 'paused', meaning: 'Shoppers do not see it for now.' },
  resume: {
    label: 'Resume',
    done: 'published again',
    meaning: 'Where it is on your store, shoppers see it within a minute.',
  },
  close: { label: 'Close', done: 'closed', meaning: 'Its answers stay.' },
  reopen: {
    label: 'Reopen',
    done: 'published again',
    meaning: 'Where it is on your store, shoppers see it within a minute.',
  },
  undo_close: { label: 'Undo close', done: 'paused again', meaning: 'Shoppers do not see it for now.' },
};

export const STATUS_ACTIONS: Readonly<Record<SurveyStatus, readonly StatusAction[]>> = {
  draft: [],
  live: ['pause', 'close'],
  paused: ['resume', 'close'],
  closed: ['reopen'],
};

/** The action that returns a survey to the status that it had before. */
export function undoOf({ action, from }: StatusChange): StatusAction {
  if (from === 'paused') return action === 'close' ? 'undo_close' : 'pause';
  if (from === 'closed') return 'close';
  return action === 'pause' ? 'resume' : 'reopen';
}

/** Notes about a survey, the most urgent first. */
export function notesOf(
  survey: SurveySummary,
  { standing, sentence }: { readonly standing: Standing; readonly sentence: string },
  now: number,
): readonly string[] {
  const { status, responses, hasUnpublishedChanges } = survey;
  if (status === 'draft') return ['Not published yet: open it to finish and publish'];
  const notes: (string | null)[] =
    status === 'live' ? [capNote(survey), throttledNote(survey, now), fewSendersNote(survey, now)] : [];
  if (TOLD.includes(standing)) notes.unshift(sentence);
  if (hasUnpublishedChanges) notes.push('Has changes that are not published');
  else if (standing === 'live' && responses === 0) notes.push('No answers yet');
  return notes.filter((note) => note !== null);
}

/**
 * The statuses that need a sentence. The page says above the list what keeps shoppers from a live survey, and the notes below
 * explain a full and an overloaded one with figures.
 */
const TOLD: readonly Standing[] = ['paused_by_plan', 'plan_full', 'scheduled'];

/** How close a survey is to its response cap, and how many shoppers were turned away. */
function capNote({ responses, responseCap, turnedAway }: SurveySummary): string | null {
  const away = turnedAway === 0 ? null : `${pluralize(turnedAway, 'shopper')} turned away so far`;
  const level = usageLevel(responses, responseCap ?? Infinity);
  if (responseCap === null || level === 'fine') return away;
  const cap = pluralize(responseCap, 'response');
  if (level === 'near') return `Nearly full: ${responses.toLocaleString()} of ${cap}`;
  return `Full: has its ${cap}${away === null ? '' : `, ${away}`}`;
}

/** Says that calls were throttled. Answers are retried; views are not, so they are missing from the count. */
function throttledNote({ putOff }: SurveySummary, now: number): string | null {
  if (putOff === null || !isOfToday(putOff, now)) return null;
  return `Very busy: ${pluralize(putOff.total, 'request')} from shoppers’ pages had to wait lately. Answers are sent again automatically; some views are not counted`;
}

/** More addresses than this may be ordinary shoppers. */
const FEW = 3;

/** Says that most throttled or refused calls came from very few addresses. */
function fewSendersNote({ refusedFrom }: SurveySummary, now: number): string | null {
  if (refusedFrom === null || refusedFrom.addresses > FEW || !isOfToday(refusedFrom, now)) return null;
  const from = refusedFrom.addresses === 1 ? 'one address' : `${refusedFrom.addresses} addresses`;
  return `Most of the requests that had to wait or were refused came from ${from}, so they may not be from shoppers`;
}

function isOfToday({ lastAt }: { readonly lastAt: string }, now: number): boolean {
  return now - Date.parse(lastAt) <= DAY_MS;
}

/** The share of viewers who responded; empty before the first view. */
export function rateOf({ responses, shown }: SurveySummary): string {
  if (shown === 0) return '–';
  const share = Math.min(1, responses / shown);
  return percent(share);
}
