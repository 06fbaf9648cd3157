import { Checkbox } from '@shopify/polaris';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { PLACEMENT_TYPES, type Placement, type PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { useSwitchedOn } from '../../lib/store/store-extensions.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './attach.module.css';
import { PageChoice } from './page-choice.tsx';
import { checkPlacement } from './placement-check.ts';
import { PlacementStep } from './placement-step.tsx';
import { NEW_PLACEMENTS } from '../../lib/surveys/place-survey.ts';

interface AddToStoreProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
}

/** Where a survey appears, the steps to take on the store, and whether each placement works. */
export function AddToStore({ about, draft }: AddToStoreProps) {
  const { delivery } = draft.settings;
  const put = (placements: readonly Placement[]): void =>
    draft.change({ delivery: { ...delivery, placements } });
  return (
    <>
      {PLACEMENT_TYPES.map((type) => (
        <PlacementPanel
          key={type}
          type={type}
          about={about}
          placements={delivery.placements}
          onChange={put}
        />
      ))}
    </>
  );
}

interface PlacementPanelProps {
  readonly type: PlacementType;
  readonly about: SurveyDelivery;
  readonly placements: readonly Placement[];
  readonly onChange: (placements: readonly Placement[]) => void;
}

function PlacementPanel({ type, about, placements, onChange }: PlacementPanelProps) {
  const now = useNow();
  const switchedOn = useSwitchedOn();
  const { name, what } = PLACEMENT_WORDS[type];
  const chosen = placements.filter((placement) => placement.type === type);
  const isOn = chosen.length > 0;
  const check = checkPlacement(type, about, now, switchedOn);
  // A block stands wherever the merchant puts one more, so its step stays.
  const isOneSwitch = type === 'thank_you' || type === 'popup';
  const isInPlace = isOneSwitch && (switchedOn?.[type] === true || check.tone === 'good');
  const others = placements.filter((placement) => placement.type !== type);
  const replace = (before: Placement, after: Placement): void =>
    onChange(placements.map((placement) => (placement === before ? after : placement)));
  return (
    <Panel
      heading={name}
      hint={what}
      aside={
        <Checkbox
          label={`Show it here`}
          ariaDescribedBy={`on-${type}`}
          checked={isOn}
          onChange={(on) => onChange(on ? [...others, NEW_PLACEMENTS[type]] : others)}
        />
      }
    >
      <span id={`on-${type}`} hidden>
        {name}
      </span>
      {isOn && (
        <>
          {chosen.map((placement, at) =>
            placement.type === 'popup' ? (
              <PageChoice
                key={at}
                pages={placement.pages}
                onChange={(pages) => replace(placement, { ...placement, pages })}
              />
            ) : null,
          )}
          {!isInPlace && <PlacementStep placement={type} about={about} />}
          <CheckLine {...check} />
        </>
      )}
    </Panel>
  );
}

function CheckLine({ tone, sentence }: ReturnType<typeof checkPlacement>) {
  return (
    <p className={styles.proof} data-tone={tone} role="status">
      {sentence}
    </p>
  );
}
