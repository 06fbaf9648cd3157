import { CheckIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { SurveyStanding } from '#shared/api/surveys.ts';
import type { Standing } from '#shared/delivery/standing.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { useRefreshAtFirstAnswer } from '../../lib/surveys/survey-delivery.ts';
import { useStandingContext, useStandingSentence } from '../../lib/surveys/survey-standing.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { placeState } from './place-state.ts';
import styles from './really-there.module.css';

interface ReallyThereProps {
  readonly about: SurveyDelivery;
  readonly header: SurveyStanding;
  readonly standing: Standing;
}

/** Whether shoppers meet the survey: the sentence of its state, and each of its places. */
export function ReallyThere({ about, header, standing }: ReallyThereProps) {
  const context = useStandingContext();
  const sentence = useStandingSentence()(header.standing);
  const { checkout, embed, block } = about.editor;
  const editors = { thank_you: checkout, popup: embed, embedded: block, hosted: '' };
  useRefreshAtFirstAnswer(about.surveyId, header.responses > 0);
  return (
    <Panel heading="Is it really there?">
      <p className={styles.state} role="status" data-standing={standing}>
        {sentence}
      </p>
      <ul className={styles.list}>
        {header.standing.placements.map((placement) => {
          const { isDone, words, needsSwitch } = placeState(placement, about, header.standing, context);
          const { name } = PLACEMENT_WORDS[placement];
          return (
            <li key={placement} className={styles.place} data-done={isDone}>
              <span className={styles.mark} role="img" aria-label={isDone ? 'Done' : 'Open'}>
                {isDone && <CheckIcon />}
              </span>
              <span>
                <b>{name}</b> {words}
              </span>
              {needsSwitch && (
                <a href={editors[placement]} target="_blank" rel="noopener" aria-label={`Switch on: ${name}`}>
                  Switch on
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <FirstAnswer responses={header.responses} standing={standing} />
    </Panel>
  );
}

/** Shoppers may answer now or soon. */
const OPEN: readonly Standing[] = ['off', 'unseen', 'removed', 'outranked', 'live', 'link'];

/** The page looks for the first answer every few seconds, and shows it arrive. */
function FirstAnswer({ responses, standing }: { responses: number; standing: Standing }) {
  const [hasWaited, setWaited] = useState(false);
  const isWaiting = responses === 0 && OPEN.includes(standing);
  if (isWaiting && !hasWaited) setWaited(true);
  if (isWaiting) return <p className={styles.waiting}>Waiting for the first answer</p>;
  if (!hasWaited || responses === 0) return null;
  return (
    <div role="status" className={styles.arrived}>
      <b>Your first answer is here</b>
      <p>{`Press See answers. From ${FEWEST_ANSWERS} answers on, the figures begin to tell you something.`}</p>
    </div>
  );
}
