import { useNavigate } from 'react-router-dom';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { FEATURE_OF } from '#shared/plan/gates.ts';
import { ROUTES } from '#shared/routes.ts';
import { isPlanLimit } from '../../lib/api/api-error.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useSurveySteps } from '../../lib/surveys/survey-choice.tsx';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import type { MenuItem } from '../../ui/menu/menu.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { STATUS_AFTER, useChangeStatus } from './api/change-status.ts';
import { useDuplicateSurvey } from './api/duplicate-survey.ts';
import { ACTION_LABELS, STATUS_ACTIONS, undoOf } from './survey-labels.ts';

/** The list's actions on a survey. Each shows its result with an undo or a next step. */
export function useSurveyActions(survey: SurveySummary, onDelete: (survey: SurveySummary) => void) {
  const { surveyId, name, status } = survey;
  const navigate = useNavigate();
  const { select } = useSurveySteps();
  const { change, isChanging } = useStatusChange(survey);
  const { duplicate, isCopying } = useCopy(survey);
  const go = (route: string) => (): void => {
    select({ id: surveyId, name, status });
    void navigate(pathTo(route, { surveyId }));
  };
  const items: MenuItem[] = [
    { label: 'Open', onChoose: go(ROUTES.builder) },
    ...(status === 'draft' ? [] : [{ label: 'See answers', onChoose: go(ROUTES.analytics) }]),
    { label: 'On your store', onChoose: go(ROUTES.delivery) },
    { label: 'Duplicate', onChoose: () => duplicate() },
    ...STATUS_ACTIONS[status].map((action) => ({
      label: ACTION_LABELS[action].label,
      onChoose: () => change({ action, from: status }),
    })),
    { label: 'Delete', isDestructive: true, onChoose: () => onDelete(survey) },
  ];
  return { items, isBusy: isChanging || isCopying };
}

function useStatusChange({ surveyId, name }: SurveySummary) {
  const { show } = useToasts();
  const upgrade = useUpgrade();
  const { mutate, isPending } = useChangeStatus(surveyId, {
    onDone: (change) => {
      const { done, meaning } = ACTION_LABELS[change.action];
      const undo = { action: undoOf(change), from: STATUS_AFTER[change.action] };
      const takeBack = { label: 'Undo', onAction: () => mutate(undo) };
      show({ variant: 'success', title: `“${name}” is ${done}`, description: meaning, action: takeBack });
    },
    onFailed: (error, change) => {
      // The dialog says what happened; a message beside it would say it twice.
      if (isPlanLimit(error)) return upgrade.open(FEATURE_OF.publish);
      show({
        ...failedChange(
          `${ACTION_LABELS[change.action].label}: “${name}” stays as it was`,
          error,
          `${ACTION_LABELS[change.action].label}: it is not certain whether “${name}” changed`,
        ),
        action: { label: 'Try again', onAction: () => mutate(change) },
      });
    },
  });
  return { change: mutate, isChanging: isPending };
}

function useCopy({ surveyId, name }: SurveySummary) {
  const { show } = useToasts();
  const navigate = useNavigate();
  const upgrade = useUpgrade();
  const open = (copyId: string) => (): void => void navigate(pathTo(ROUTES.builder, { surveyId: copyId }));
  const { mutate, isPending } = useDuplicateSurvey(surveyId, {
    onDone: (copy) =>
      show({
        variant: 'success',
        title: `“${copy.definition.name}” is ready`,
        description: 'A draft with the same questions and none of the answers.',
        action: { label: 'Open copy', onAction: open(copy.surveyId) },
      }),
    onFailed: (error) => {
      if (isPlanLimit(error)) return upgrade.open(FEATURE_OF.save_questions);
      show({
        ...failedChange(`“${name}” was not copied`, error, `It is not certain whether “${name}” was copied`),
        action: { label: 'Try again', onAction: () => mutate() },
      });
    },
  });
  return { duplicate: mutate, isCopying: isPending };
}
