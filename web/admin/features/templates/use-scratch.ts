import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useSurveySteps } from '../../lib/survey-choice.tsx';

/** Begins an empty survey, with no other one chosen. */
export function useScratch(): () => void {
  const navigate = useNavigate();
  const { reset } = useSurveySteps();
  return () => {
    reset();
    void navigate(ROUTES.createFromScratch);
  };
}
