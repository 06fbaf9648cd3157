import { useState } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { SurveyReport } from '#shared/delivery/explain-delivery.ts';
import type { DeliverySettings } from '../../lib/surveys/survey-delivery.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import spoken from '../../ui/spoken.module.css';
import { DEFAULT_SHOPPER, simulate } from './simulate.ts';
import { SimulatorForm } from './simulator-form.tsx';
import styles from './target.module.css';

const OUTCOMES: Record<SurveyReport['outcome'], string> = {
  shows: 'Yes, this shopper sees it.',
  outranked: 'It could show, but another of your surveys goes first.',
  waits: 'Not yet: it comes up later on this page.',
  hidden: 'No, this shopper does not see it.',
};

const GATES: Record<SurveyReport['gates'][number]['gate'], string> = {
  placement: 'Place',
  status: 'Status',
  responseCap: 'Number of answers',
  schedule: 'Schedule',
  audience: 'Audience',
  sampling: 'Share of visitors',
  recontact: 'Asking again',
  frequencyCap: 'Other surveys',
  trigger: 'Moment',
};

interface SimulatorProps {
  readonly about: SurveyDelivery;
  readonly settings: DeliverySettings;
}

/** Describe a shopper and see whether the survey shows to them, and why. */
export function Simulator({ about, settings }: SimulatorProps) {
  const [shopper, setShopper] = useState(DEFAULT_SHOPPER);
  const now = useNow();
  const { outcome, gates } = simulate(about, settings, shopper, now);
  return (
    <Panel
      heading="Try it with an example shopper"
      hint="Uses the same rules as your store, with the settings on this page, saved or not."
    >
      <SimulatorForm shopper={shopper} currency={about.currency} onChange={setShopper} />
      <div className={styles.verdict} data-outcome={outcome}>
        <p role="status">{OUTCOMES[outcome]}</p>
        <ul>
          {gates.map(({ gate, open, sentence }) => (
            <li key={gate} data-open={open}>
              <span className={styles.mark} aria-hidden="true">
                {open ? '✓' : '✕'}
              </span>
              <span>
                <strong>{GATES[gate]}</strong> {!open && <span className={spoken.only}>(stops it)</span>}{' '}
                {sentence}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
