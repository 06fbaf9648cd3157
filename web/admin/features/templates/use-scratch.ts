import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useSurveyChoice } from '../../lib/survey-choice.tsx';

/** Begins an empty survey, with no other one chosen. */
export function useScratch(): () => void {
  const navigate = useNavigate();
  const { reset } = useSurveyChoice();
  return () => {
    reset();
    void navigate(ROUTES.createFromScratch);
  };
}
