import { Checkbox } from '@shopify/polaris';
import type { StoreDetails } from '#shared/api/store.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/words/placement-words.ts';
import { useSwitchedOn } from '../../lib/store-extensions.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './onboarding.module.css';

/** The places of a first survey; the others are on the survey's own page. */
export type FirstPlace = Extract<PlacementType, 'thank_you' | 'popup' | 'hosted'>;

const PLACES: readonly { readonly type: FirstPlace; readonly what: string }[] = [
  { type: 'thank_you', what: 'After each order' },
  { type: 'popup', what: 'In a corner of your pages' },
  { type: 'hosted', what: 'For emails and parcels' },
];

interface PlaceStepProps {
  readonly store: StoreDetails['store'];
  readonly chosen: readonly FirstPlace[];
  readonly onChoose: (chosen: readonly FirstPlace[]) => void;
}

export function PlaceStep({ store, chosen, onChoose }: PlaceStepProps) {
  const toggle = (type: FirstPlace): void =>
    onChoose(PLACES.map((place) => place.type).filter((each) => (each === type) !== chosen.includes(each)));
  return (
    <>
      <h1 className={brand.heading}>Where should it ask?</h1>
      <ul className={styles.places}>
        {PLACES.map(({ type, what }) => (
          <li key={type}>
            <Checkbox
              label={PLACEMENT_WORDS[type].name}
              helpText={what}
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
function Switch({ type, url, place }: { type: FirstPlace; url: string; place: string }) {
  const isOn = useSwitchedOn()?.[type] === true;
  if (isOn) return <span className={styles.on}>Switched on</span>;
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={`Switch on: ${place}`}>
      Switch on
    </a>
  );
}
