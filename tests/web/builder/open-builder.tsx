import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ConfigByType, Rule } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { madeHeader } from '../support/standing.ts';
import { madeCustomer, openAdmin, setWidth } from '../support/admin.tsx';

interface Asked<T extends QuestionType> {
  readonly type: T;
  readonly text: string;
  readonly config?: Partial<ConfigByType[T]>;
  /** Option texts; their ids are `q1-Red`. */
  readonly options?: readonly string[];
  readonly rules?: readonly Rule[];
}

type AnyAsked = { [T in QuestionType]: Asked<T> }[QuestionType];

/** A survey of questions q1, q2, … */
export function surveyOf(...asked: readonly AnyAsked[]): SurveyDefinition {
  const questions = asked.map(({ type, text, config = {}, options, rules = [] }, orderIndex) => {
    const questionId = `q${orderIndex + 1}`;
    const question = newQuestion(type, 's1', () => questionId);
    const own = options?.map((option) => ({
      id: `${questionId}-${option}`,
      text: option,
      meaningId: `${questionId}-${option}`,
    }));
    return {
      ...question,
      text,
      orderIndex,
      config: { ...question.config, ...(own && { options: own }), ...config },
      logic: { rules },
    } as typeof question;
  });
  return { ...newDefinition('s1'), name: 'Winter survey', questions };
}

export function madeSurvey(definition: SurveyDefinition, parts: Partial<SurveyDetails> = {}): SurveyDetails {
  return {
    surveyId: 's1',
    publicId: 'public',
    status: 'draft',
    templateId: null,
    definition,
    revision: 1,
    savedAt: '2026-11-01T10:00:00Z',
    hasUnpublishedChanges: false,
    liveVersion: null,
    publishedAt: null,
    closedAt: null,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
    versions: [],
    ...parts,
  };
}

interface SavedDraft {
  readonly definition: SurveyDefinition;
  readonly baseRevision: number;
}

interface OpenOptions {
  readonly at?: string;
  readonly survey?: SurveyDetails;
  readonly replies?: Record<string, (input: unknown) => unknown>;
  readonly width?: number;
}

/** Opens the builder with a fake server that stores what it receives. */
export async function openBuilder(definition: SurveyDefinition, options: OpenOptions = {}) {
  setWidth(options.width ?? 1280);
  localStorage.clear();
  window.history.replaceState(null, '', options.at ?? '/builder/s1');
  const survey = options.survey ?? madeSurvey(definition);
  const saves: SavedDraft[] = [];
  const admin = await openAdmin({
    at: options.at ?? '/builder/s1',
    replies: {
      getBillingCustomer: () => ({
        ...madeCustomer(true),
        features: {
          questions_per_survey: { name: 'Questions', type: 'limit', value: 10 },
          responsesPerSurvey: { name: 'Responses', type: 'limit', value: 100 },
          active_surveys: { name: 'Surveys', type: 'limit', value: 1 },
        },
      }),
      getSurvey: () => survey,
      getSurveyStanding: () => madeHeader({ liveVersion: survey.liveVersion }, { status: survey.status }),
      saveDraft: (input) => {
        saves.push(input as SavedDraft);
        return { revision: survey.revision + saves.length, savedAt: '' };
      },
      ...options.replies,
    },
  });
  await screen.findByRole('button', { name: 'Undo' });
  return { ...admin, saves };
}

/** Opens one of the survey's parts that are behind *More*. */
export async function openPart(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

export function refusal(status: number, code: string, fields: Record<string, string> = {}): ApiError {
  return new ApiError({ status, data: { error: { code, message: `Refused as ${code}`, fields } } });
}
