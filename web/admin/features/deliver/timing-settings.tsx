import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { Delivery, Placement } from '#shared/delivery/delivery.ts';
import { DELIVERY_LIMITS as L } from '#shared/delivery/delivery-limits.ts';
import type { DeliveryDraft } from '../../lib/delivery-draft.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './deliver.module.css';
import { OptionalNumber } from './optional-number.tsx';
import { RecontactFields } from './recontact-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { StoreCap } from './store-cap.tsx';
import { TriggerField } from './trigger-field.tsx';

interface WhenAndHowProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
}

/** When and how often a shopper sees the survey. */
export function TimingSettings({ about, draft }: WhenAndHowProps) {
  const { delivery, frequencyCap } = draft.settings;
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
          choice="Stop by itself after a number of responses"
          label="Responses in all"
          first={Math.max(100, about.responses)}
          min={1}
          max={L.responses}
          value={delivery.responseCap}
          onChange={(responseCap) => change({ responseCap })}
        />
      </Panel>
      <Panel heading="Asking the same person again" hint="Kept in their browser, where they allow it.">
        <RecontactFields recontact={delivery.recontact} onChange={(recontact) => change({ recontact })} />
      </Panel>
      <Panel heading="Share of visitors" hint="Chosen by chance; the same person is always in or always out.">
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
      <Panel heading="Beside your other surveys" hint="Only one survey comes to a page by itself.">
        <div className={styles.number}>
          <NumberField
            label="Priority of this survey"
            helpText="The higher goes first. Equal ones go in the order in which they were published."
            min={-L.priority}
            max={L.priority}
            value={delivery.priority}
            onChange={(priority) => change({ priority })}
          />
        </div>
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
      hint={
        popups.length > 0
          ? 'When the popup comes up.'
          : 'Only a popup waits for a moment. This survey has none: its places show it at once.'
      }
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
