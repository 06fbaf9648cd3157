import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { Delivery, Placement } from '#shared/delivery/delivery.ts';
import { DELIVERY_LIMITS as L } from '#shared/delivery/delivery-limits.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './deliver.module.css';
import { OptionalNumber } from './optional-number.tsx';
import { RecontactFields } from './recontact-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { StoreCap } from './store-cap.tsx';
import { TriggerField } from './trigger-field.tsx';

interface TimingProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
}

/** When a shopper sees the survey. */
export function WhenSettings({ about, draft }: TimingProps) {
  const { delivery } = draft.settings;
  const change = (to: Partial<Delivery>): void => draft.change({ delivery: { ...delivery, ...to } });
  return (
    <>
      <Moments placements={delivery.placements} onChange={(placements) => change({ placements })} />
      <Panel heading="Schedule" hint={`By your store’s clock (${about.timezone}).`}>
        <ScheduleFields
          schedule={delivery.schedule}
          timeZone={about.timezone}
          onChange={(schedule) => change({ schedule })}
        />
      </Panel>
      <Panel heading="How many answers" hint={`${about.responses.toLocaleString()} so far.`}>
        <OptionalNumber
          choice="Stop after a number of responses"
          label="Number of responses"
          first={Math.max(100, about.responses)}
          min={1}
          max={L.responses}
          value={delivery.responseCap}
          onChange={(responseCap) => change({ responseCap })}
        />
      </Panel>
    </>
  );
}

/** How often a shopper sees the survey and the store's other ones. */
export function OftenSettings({ draft }: Pick<TimingProps, 'draft'>) {
  const { delivery, frequencyCap } = draft.settings;
  const change = (to: Partial<Delivery>): void => draft.change({ delivery: { ...delivery, ...to } });
  return (
    <>
      <Panel heading="Asking the same person again" hint="Remembered in their browser, if they allow it.">
        <RecontactFields recontact={delivery.recontact} onChange={(recontact) => change({ recontact })} />
      </Panel>
      <Panel heading="Share of visitors" hint="Chosen at random. A visitor who was chosen stays chosen.">
        <div className={styles.number}>
          <NumberField
            label="Ask this share of visitors"
            suffix="%"
            min={1}
            max={100}
            value={delivery.samplePercent}
            onChange={(samplePercent) => change({ samplePercent })}
          />
        </div>
      </Panel>
      <Panel heading="Your surveys together">
        <StoreCap cap={frequencyCap} onChange={(to) => draft.change({ frequencyCap: to })} />
      </Panel>
    </>
  );
}

interface MomentsProps {
  readonly placements: readonly Placement[];
  readonly onChange: (placements: readonly Placement[]) => void;
}

function Moments({ placements, onChange }: MomentsProps) {
  const popups = placements.filter((placement) => placement.type === 'popup');
  return (
    <Panel
      heading="Moment"
      hint={popups.length > 0 ? 'When the popup comes up.' : 'This survey has no popup, so it shows at once.'}
    >
      {popups.map((popup, at) => (
        <TriggerField
          key={at}
          trigger={popup.trigger}
          onChange={(trigger) =>
            onChange(placements.map((placement) => (placement === popup ? { ...popup, trigger } : placement)))
          }
        />
      ))}
    </Panel>
  );
}
