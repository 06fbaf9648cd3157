import type { SurveySummary } from '#shared/api/surveys.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { BulkAction, BulkResult } from './api/change-many.ts';

export const BULK_ACTIONS = [
  'pause',
  'resume',
  'duplicate',
  'delete',
] as const satisfies readonly BulkAction[];

interface BulkLabels {
  readonly label: string;
  /** *2 surveys are paused*. */
  readonly one: string;
  readonly many: string;
  readonly done: string;
  /** *No survey was paused*. */
  readonly undone: string;
  readonly meaning?: string;
}

export const BULK_LABELS: Readonly<Record<BulkAction, BulkLabels>> = {
  pause: {
    label: 'Pause',
    one: 'survey',
    many: 'surveys',
    done: 'paused',
    undone: 'No survey was paused',
    meaning: 'Hidden from shoppers for now.',
  },
  resume: {
    label: 'Resume',
    one: 'survey',
    many: 'surveys',
    done: 'published again',
    undone: 'No survey was published again',
    meaning: 'Your store’s pages follow within a minute.',
  },
  duplicate: {
    label: 'Duplicate',
    one: 'copy',
    many: 'copies',
    done: 'ready',
    undone: 'No survey was copied',
    meaning: 'The same questions, none of the answers.',
  },
  delete: {
    label: 'Delete',
    one: 'survey',
    many: 'surveys',
    done: 'deleted',
    undone: 'No survey was deleted',
  },
};

/** The surveys that an action can change. */
export function changeable(action: BulkAction, surveys: readonly SurveySummary[]): readonly SurveySummary[] {
  if (action === 'pause') return surveys.filter(({ status }) => status === 'live');
  if (action === 'resume') return surveys.filter(({ status }) => status === 'paused');
  return surveys;
}

/** The result in one sentence: *2 of 3 surveys are paused*. */
export function resultTitle({ action, surveys, done, failed }: BulkResult): string {
  const labels = BULK_LABELS[action];
  if (done.length === 0) {
    const titles = failed.map(({ error }) => outcomeText(error, labels.undone));
    return titles.find((title) => title !== labels.undone) ?? labels.undone;
  }
  const noun = surveys.length === 1 ? labels.one : labels.many;
  const count = done.length === surveys.length ? `${done.length}` : `${done.length} of ${surveys.length}`;
  return `${count} ${noun} ${done.length === 1 ? 'is' : 'are'} ${labels.done}`;
}

/** Why something was not done; else what the change means. */
export function resultDetail({ action, failed, lostResponses }: BulkResult): string | undefined {
  const [first] = failed;
  if (first) return `“${first.survey.name}”: ${first.error.message}`;
  if (action === 'delete' && lostResponses > 0) return `${pluralize(lostResponses, 'response')} deleted too.`;
  return BULK_LABELS[action].meaning;
}
