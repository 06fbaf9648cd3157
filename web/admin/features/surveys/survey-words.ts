import type { SurveySummary } from '#shared/api/surveys.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
import { usageLevel } from '#shared/plan/usage-level.ts';
import { counted } from '../../lib/counted.ts';
import type { StatusAction } from './api/change-status.ts';

interface ActionWords {
  readonly label: string;
  /** *… is paused*: what is said once it is done. */
  readonly done: string;
  readonly meaning: string;
  readonly undo: StatusAction;
}

export const ACTION_WORDS: Readonly<Record<StatusAction, ActionWords>> = {
  pause: { label: 'Pause', done: 'paused', meaning: 'Shoppers do not see it for now.', undo: 'resume' },
  resume: { label: 'Resume', done: 'live again', meaning: 'Shoppers see it within a minute.', undo: 'pause' },
  close: { label: 'Close', done: 'closed', meaning: 'Its answers stay.', undo: 'reopen' },
  reopen: { label: 'Reopen', done: 'live again', meaning: 'Shoppers see it within a minute.', undo: 'close' },
};

export const STATUS_ACTIONS: Readonly<Record<SurveyStatus, readonly StatusAction[]>> = {
  draft: [],
  live: ['pause', 'close'],
  paused: ['resume', 'close'],
  closed: ['reopen'],
};

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** What its merchant should know of a survey, or what it waits for; what presses most comes first. */
export function notesOf(survey: SurveySummary, now: number): readonly string[] {
  const { status, responses, hasUnpublishedChanges } = survey;
  if (status === 'draft') return ['Not live yet: open it to finish and publish'];
  const notes = status === 'live' ? [roomNote(survey), haste(survey, now), fewSenders(survey, now)] : [];
  if (hasUnpublishedChanges) notes.push('Has changes that are not published');
  else if (status === 'live' && responses === 0) notes.push('No answers yet: visit your store to try it');
  return notes.filter((note) => note !== null);
}

/** How close a survey is to the cap that its merchant gave it, and how many shoppers found no room. */
function roomNote({ responses, responseCap, turnedAway }: SurveySummary): string | null {
  const away = turnedAway === 0 ? null : `${counted(turnedAway, 'shopper')} turned away so far`;
  const level = usageLevel(responses, responseCap ?? Infinity);
  if (responseCap === null || level === 'fine') return away;
  const cap = counted(responseCap, 'response');
  if (level === 'near') return `Nearly full: ${responses.toLocaleString()} of ${cap}`;
  return `Full: has its ${cap}${away === null ? '' : `, ${away}`}`;
}

/** That more came at once than shoppers send. A view is told once, an answer until it is taken. */
function haste({ putOff }: SurveySummary, now: number): string | null {
  if (putOff === null || !isOfToday(putOff, now)) return null;
  return `Too much at once today: ${counted(putOff.total, 'call')} put off. Shoppers’ pages send their answers again by themselves; views among these calls are not counted`;
}

/** More addresses than this may well be shoppers. */
const FEW = 3;

/** That most of what was put off or turned away came from hardly anybody. */
function fewSenders({ refusedFrom }: SurveySummary, now: number): string | null {
  if (refusedFrom === null || refusedFrom.addresses > FEW || !isOfToday(refusedFrom, now)) return null;
  const from = refusedFrom.addresses === 1 ? 'one address' : `${refusedFrom.addresses} addresses`;
  return `Most calls put off or turned away today came from ${from}. Shoppers come from many`;
}

function isOfToday({ lastAt }: { readonly lastAt: string }, now: number): boolean {
  return now - Date.parse(lastAt) <= A_DAY_MS;
}

/** Of those who were shown the survey; nothing to tell before anybody was. */
export function rateOf({ responses, shown }: SurveySummary): string {
  if (shown === 0) return '–';
  const share = Math.min(1, responses / shown);
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
