import { Checkbox } from '@shopify/polaris';
import type { StoreDetails } from '#shared/api/store.ts';
import { ONBOARDING_PLACES, type OnboardingPlace } from '#shared/api/values.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { useSwitchedOn } from '../../lib/store/store-extensions.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './onboarding.module.css';

const HELP: Readonly<Record<OnboardingPlace, string>> = {
  thank_you: 'After each order',
  popup: 'A card in a corner of your pages',
  hosted: 'For mails and parcels',
};

interface PlaceStepProps {
  readonly store: StoreDetails['store'];
  readonly chosen: readonly OnboardingPlace[];
  readonly onChoose: (chosen: readonly OnboardingPlace[]) => void;
}

export function PlaceStep({ store, chosen, onChoose }: PlaceStepProps) {
  const toggle = (type: OnboardingPlace): void =>
    onChoose(ONBOARDING_PLACES.filter((each) => (each === type) !== chosen.includes(each)));
  return (
    <>
      <h1 className={brand.heading}>Where should it ask?</h1>
      <ul className={styles.places}>
        {ONBOARDING_PLACES.map((type) => (
          <li key={type}>
            <Checkbox
              label={PLACEMENT_WORDS[type].name}
              helpText={HELP[type]}
              checked={chosen.includes(type)}
              onChange={() => toggle(type)}
            />
            {chosen.includes(type) && type !== 'hosted' && (
              <Switch
                type={type}
                url={type === 'thank_you' ? store.checkoutEditorUrl : store.appEmbedUrl}
                place={PLACEMENT_WORDS[type].name}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the store's editor. The store's admin reports when the merchant has switched it on. */
function Switch({ type, url, place }: { type: OnboardingPlace; url: string; place: string }) {
  const isOn = useSwitchedOn()?.[type] === true;
  if (isOn) return <span className={styles.on}>Switched on</span>;
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={`Switch on: ${place}`}>
      Switch on
    </a>
  );
}
