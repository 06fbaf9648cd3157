import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useSurveySteps } from '../../lib/surveys/survey-choice.tsx';

/** Starts an empty survey and clears the earlier choice. */
export function useScratch(): () => void {
  const navigate = useNavigate();
  const { reset } = useSurveySteps();
  return () => {
    reset();
    void navigate(ROUTES.createFromScratch);
  };
}
