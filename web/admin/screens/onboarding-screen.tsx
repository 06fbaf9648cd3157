import { lazy, Suspense, useEffect } from 'react';
import type { Template } from '#shared/api/templates.ts';
import { OnboardingSteps } from '../features/onboarding/onboarding-steps.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import styles from './pre-login-screens.module.css';

const loadPreview = async () => ({
  default: (await import('../features/templates/survey-preview.tsx')).SurveyPreview,
});
const SurveyPreview = lazy(loadPreview);

export function OnboardingScreen() {
  const { data } = useStoreDetails();
  // While the merchant reads the first step; an error shows when the preview itself loads.
  useEffect(() => void loadPreview().catch(() => undefined), []);
  return (
    <div className={styles.medium}>
      {data && <OnboardingSteps details={data} renderPreview={renderPreview} />}
    </div>
  );
}

function renderPreview(template: Template) {
  return (
    <Suspense fallback={null}>
      <SurveyPreview template={template} />
    </Suspense>
  );
}
