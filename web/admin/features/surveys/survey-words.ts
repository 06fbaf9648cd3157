import type { SurveySummary } from '#shared/api/surveys.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';
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

/** What a survey waits for, where it waits for something. */
export function nextStepOf({ status, responses, hasUnpublishedChanges }: SurveySummary): string | null {
  if (status === 'draft') return 'Not live yet: open it to finish and publish';
  if (hasUnpublishedChanges) return 'Has changes that are not published';
  if (status === 'live' && responses === 0) return 'No answers yet: visit your store to try it';
  return null;
}

/** Of those who were shown the survey; nothing to tell before anybody was. */
export function rateOf({ responses, shown }: SurveySummary): string {
  if (shown === 0) return '–';
  const share = Math.min(1, responses / shown);
  return new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
