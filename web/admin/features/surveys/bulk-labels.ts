import type { SurveySummary } from '#shared/api/surveys.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { BulkAction, BulkResult } from './api/change-many.ts';
import { ACTION_LABELS } from './survey-labels.ts';

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
    one: 'survey is',
    many: 'surveys are',
    done: 'paused',
    undone: 'No survey was paused',
    meaning: 'Shoppers do not see them for now.',
  },
  resume: {
    label: 'Resume',
    one: 'survey is',
    many: 'surveys are',
    done: 'published again',
    undone: 'No survey was published again',
    meaning: ACTION_LABELS.resume.meaning.replace(' it is ', ' they are ').replace('see it', 'see them'),
  },
  duplicate: {
    label: 'Duplicate',
    one: 'copy is',
    many: 'copies are',
    done: 'ready',
    undone: 'No survey was copied',
    meaning: 'Drafts with the same questions and none of the answers.',
  },
  delete: {
    label: 'Delete',
    one: 'survey is',
    many: 'surveys are',
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
export function resultTitle({ action, surveys, done }: BulkResult): string {
  const labels = BULK_LABELS[action];
  if (done.length === 0) return labels.undone;
  const verb = surveys.length === 1 ? labels.one : labels.many;
  const count = done.length === surveys.length ? `${done.length}` : `${done.length} of ${surveys.length}`;
  return `${count} ${verb} ${labels.done}`;
}

/** Why something was not done; else what the change means. */
export function resultDetail({ action, failed, lostResponses }: BulkResult): string | undefined {
  const [first] = failed;
  if (first) return `“${first.survey.name}”: ${first.error.message}`;
  if (action === 'delete' && lostResponses > 0)
    return `${pluralize(lostResponses, 'response')} went with them.`;
  return BULK_LABELS[action].meaning;
}
