import { Button } from '@shopify/polaris';
import { CheckIcon } from '@shopify/polaris-icons';
import { useState, type ReactNode } from 'react';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { SurveyStanding } from '#shared/api/surveys.ts';
import type { AudienceFilter } from '#shared/audience/filters.ts';
import { summariseAudience } from '../../lib/surveys/summarise-audience.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { isOnStore, type Standing } from '#shared/delivery/standing.ts';
import { ROUTES } from '#shared/routes.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { relativeTime } from '../../lib/format-moment.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useRefreshAtFirstAnswer } from '../../lib/surveys/survey-delivery.ts';
import { useSwitchedOn } from '../../lib/store/store-extensions.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { newest } from './placement-check.ts';
import { Link } from '../../ui/link.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  readonly about: SurveyDelivery;
  readonly header: SurveyStanding;
  readonly standing: Standing;
  readonly onAudience: () => void;
}

const OPEN: readonly Standing[] = [
  'draft',
  'unplaced',
  'off',
  'unseen',
  'removed',
  'outranked',
  'live',
  'link',
];

/** The way of a new survey to its first answer, as a short list that fills in. */
export function Progress(props: ProgressProps) {
  const { header, standing } = props;
  const [hasWaited, setWaited] = useState(false);
  useRefreshAtFirstAnswer(props.about.surveyId, header.responses > 0);
  const isWaiting = header.responses === 0 && OPEN.includes(standing);
  if (isWaiting && !hasWaited) setWaited(true);
  if (isWaiting) {
    return (
      <>
        <Steps {...props} />
        {standing !== 'draft' && (
          <Waiting standing={standing} hasPlace={header.standing.placements.length > 0} />
        )}
      </>
    );
  }
  return hasWaited && header.responses > 0 ? <FirstAnswer /> : null;
}

function Steps({ about, header, standing, onAudience }: ProgressProps) {
  const now = useNow();
  const isPublished = standing !== 'draft';
  const { placements, seen } = header.standing;
  const last = newest(seen.filter(({ placement }) => placements.includes(placement)));
  return (
    <section className={styles.card} aria-label="The way to the first answer">
      <ul className={styles.list}>
        <Step
          isDone={isPublished}
          action={!isPublished && <Link to={pathTo(ROUTES.builder, { surveyId: about.surveyId })}>Open</Link>}
        >
          {isPublished ? 'Questions published' : 'Publish the questions'}
        </Step>
        <Step
          isDone
          action={
            <Button variant="plain" onClick={onAudience}>
              Change
            </Button>
          }
        >
          {summariseAudience(about.audience as AudienceFilter[], about.currency)}
        </Step>
        {placements.length === 0 && <Step isDone={false}>Choose a place below</Step>}
        {placements.map((placement) => (
          <PlacementLine key={placement} placement={placement} about={about} header={header} />
        ))}
        {placements.some((placement) => placement !== 'hosted') && (
          <Step isDone={last !== undefined}>
            {last ? `Seen on your store ${relativeTime(last.at, now, about.timezone)}` : 'Seen on your store'}
          </Step>
        )}
      </ul>
    </section>
  );
}

type PlacementLineProps = Pick<ProgressProps, 'about' | 'header'> & { readonly placement: PlacementType };

function PlacementLine({ placement, about, header }: PlacementLineProps) {
  const now = useNow();
  const switchedOn = useSwitchedOn();
  const { name } = PLACEMENT_WORDS[placement];
  if (placement === 'hosted') return <Step isDone={header.standing.status === 'live'}>{name}</Step>;
  const isOn = isOnStore(placement, header.standing, { now, switchedOn });
  const { checkout, embed, block } = about.editor;
  const editor = { thank_you: checkout, popup: embed, embedded: block }[placement];
  return (
    <Step
      isDone={isOn}
      action={
        !isOn && (
          <a href={editor} target="_blank" rel="noopener">
            Switch on
          </a>
        )
      }
    >
      {name}
      {isOn && (switchedOn?.[placement] === true ? ': switched on' : ': seen on your store')}
    </Step>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Step({ isDone, action, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.mark} role="img" aria-label={isDone ? 'Done' : 'Open'}>
        {isDone && <CheckIcon />}
      </span>
      <span>{children}</span>
      {action}
    </li>
  );
}

/** The page looks for the first answer every few seconds. */
function Waiting({ standing, hasPlace }: { standing: Standing; hasPlace: boolean }) {
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">Waiting for the first answer</h2>
      <p>
        {waitingFor(standing, hasPlace)} To test, use <em>Preview</em>: that answer is not counted.
      </p>
    </section>
  );
}

function waitingFor(standing: Standing, hasPlace: boolean): string {
  if (!hasPlace) return 'Choose a place below first.';
  if (standing === 'off' || standing === 'removed') return 'Switch it on in the list above.';
  return standing === 'unseen' ? 'Once it is switched on, open your store to see it.' : '';
}

function FirstAnswer() {
  return (
    <div role="status" className={styles.arrived}>
      <Panel
        heading="Your first answer is here"
        hint={`Look first at what this shopper chose and wrote: press See answers. From ${FEWEST_ANSWERS} answers on, the figures begin to tell you something.`}
      />
    </div>
  );
}
