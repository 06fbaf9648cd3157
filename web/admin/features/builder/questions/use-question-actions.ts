import { useMemo } from 'react';
import type { Reference } from '../edit/delete-question.ts';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { deleteQuestion } from '../edit/delete-question.ts';
import { duplicateQuestion } from '../edit/duplicate-question.ts';
import { moveQuestion } from '../edit/move-question.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { FEATURE_OF, isAllowed } from '#shared/plan/gates.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { newId } from '../../../lib/new-id.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useBuilder } from '../screen/builder-context.tsx';
import { reinsertQuestion } from './reinsert-question.ts';
import { shortText, typeName } from './type-labels.ts';

/** The element that gets the focus after the last row was removed. */
export const ADD_QUESTION_ID = 'add-question';

export function rowId(questionId: string): string {
  return `row-${questionId}`;
}

export interface QuestionActions {
  /** True if the plan allows one more; otherwise it offers an upgrade. */
  readonly hasRoom: () => boolean;
  readonly add: (type: QuestionType) => void;
  readonly duplicate: (questionId: string) => void;
  readonly remove: (questionId: string) => void;
  readonly move: (questionId: string, toIndex: number) => void;
}

export function useQuestionActions(): QuestionActions {
  const { session, openQuestion, announce } = useBuilder();
  const features = useBillingCustomer().data?.features;
  const { open: askToUpgrade } = useUpgrade();
  const { show } = useToasts();
  return useMemo(() => {
    const questions = () => session.getState().definition.questions;
    const hasRoom = (): boolean => {
      const action = { type: 'add_question', questionCount: questions().length } as const;
      // While the plan is unknown, the server decides.
      if (!features || isAllowed(features, action)) return true;
      askToUpgrade(FEATURE_OF.add_question);
      return false;
    };
    const openSelected = (focus?: 'text'): void => {
      const { selectedQuestionId } = session.getState();
      if (selectedQuestionId !== null) openQuestion(selectedQuestionId, focus);
    };
    return {
      hasRoom,
      add: (type) => {
        if (!hasRoom() || !session.edit((state) => addQuestion(state, type, newId))) return;
        openSelected('text');
        announce(`${typeName(type)} added as question ${questions().length}`);
      },
      duplicate: (questionId) => {
        if (!hasRoom() || !session.edit((state) => duplicateQuestion(state, questionId, newId))) return;
        openSelected('text');
        announce('Question duplicated');
      },
      remove: (questionId) => {
        const before = session.getState().definition;
        const question = before.questions.find((each) => each.questionId === questionId);
        const { state, broken } = deleteQuestion(session.getState(), questionId);
        if (!question) return;
        const { selectedQuestionId } = state;
        const next = selectedQuestionId === null ? ADD_QUESTION_ID : rowId(selectedQuestionId);
        focusAfter(() => session.edit(() => state), next);
        const undo = session.undoOfLastStep((now) => reinsertQuestion(now, before, questionId));
        const bringBack = (): void => {
          undo();
          openQuestion(questionId);
        };
        show({
          title: `“${shortText(question.text)}” was deleted`,
          ...(broken.length > 0 && {
            variant: 'warning' as const,
            description: brokenText(broken, state.definition),
          }),
          action: { label: 'Undo', onAction: bringBack },
        });
      },
      move: (questionId, toIndex) => {
        const count = questions().length;
        if (toIndex < 0 || toIndex >= count) return;
        session.edit((state) => moveQuestion(state, questionId, toIndex));
        announce(`Question moved to place ${toIndex + 1} of ${count}`);
      },
    };
  }, [session, openQuestion, announce, features, askToUpgrade, show]);
}

/** Describes what led to a deleted question: *Rule 1 of question 2 and the way on from question 4 led to it.* */
function brokenText(broken: readonly Reference[], { questions }: SurveyDefinition): string {
  const words = broken.map((each) => {
    const number = questions.findIndex((question) => question.questionId === each.questionId) + 1;
    return each.kind === 'rule'
      ? `rule ${each.ruleIndex + 1} of question ${number}`
      : `the way on from question ${number}`;
  });
  const all = new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} led to it.`;
}
