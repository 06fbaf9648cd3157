import { OnboardingSteps } from '../features/onboarding/onboarding-steps.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import styles from './pre-login-screens.module.css';

export function OnboardingScreen() {
  const { data } = useStoreDetails();
  return <div className={styles.medium}>{data && <OnboardingSteps details={data} />}</div>;
}
