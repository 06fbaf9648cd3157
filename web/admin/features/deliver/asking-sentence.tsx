import type { ReactNode } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { Delivery, Recontact, Schedule, Trigger } from '#shared/delivery/delivery.ts';
import type { FrequencyCap } from '#shared/delivery/manifest.ts';
import { dayWords } from '../../lib/format-moment.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { summariseAudience } from '../../lib/surveys/summarise-audience.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './deliver.module.css';

/** The settings that a word of the sentence opens. */
export const ASKING_PARTS = {
  who: 'Who sees it',
  often: 'How often',
  when: 'When',
} as const;

export type AskingPart = keyof typeof ASKING_PARTS;

interface AskingSentenceProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
  readonly opened: string | null;
  readonly onOpen: (part: AskingPart) => void;
}

/** Whom the survey asks, how often and when, in one sentence whose words open what they name. */
export function AskingSentence({ about, draft, opened, onOpen }: AskingSentenceProps) {
  const now = useNow();
  const { audience, delivery, frequencyCap } = draft.settings;
  const { samplePercent } = delivery;
  const word = (part: AskingPart, text: string): ReactNode => (
    <button
      type="button"
      className={styles.word}
      aria-expanded={opened === part}
      onClick={() => onOpen(part)}
    >
      {text}
    </button>
  );
  const trigger = delivery.placements.find(({ type }) => type === 'popup');
  return (
    <Panel heading="Who, when and how often">
      <p className={styles.sentence} role="status">
        {word('who', summariseAudience(audience as AudienceFilter[], about.currency))}
        {samplePercent < 100 && <>, {word('often', `${samplePercent} % of them`)},</>} are asked{' '}
        {word('often', oftenWords(delivery.recontact))},{' '}
        {word('when', whenWords(delivery, about.timezone, now))}
        {trigger?.type === 'popup' && <>, {word('when', triggerWords(trigger.trigger))}</>}.
      </p>
      <p className={styles.cap}>
        Across your store, a shopper meets {word('often', capWords(frequencyCap))}.
      </p>
    </Panel>
  );
}

function oftenWords({ afterAnswerDays }: Recontact): string {
  if (afterAnswerDays === null) return 'once';
  return afterAnswerDays === 0 ? 'each time' : `every ${pluralize(afterAnswerDays, 'day')} at most`;
}

function whenWords(
  { schedule, responseCap }: Pick<Delivery, 'responseCap'> & { readonly schedule: Schedule },
  timeZone: string,
  now: number,
): string {
  const { startsAt, endsAt } = schedule;
  const from =
    startsAt !== null && Date.parse(startsAt) > now ? `from ${dayWords(startsAt, timeZone)}` : 'from now on';
  const until = endsAt === null ? '' : ` until ${dayWords(endsAt, timeZone)}`;
  const cap = responseCap === null ? '' : `, for ${pluralize(responseCap, 'answer')}`;
  return `${until !== '' && from === 'from now on' ? until.trim() : from + until}${cap}`;
}

function triggerWords(trigger: Trigger): string {
  switch (trigger.type) {
    case 'immediately':
      return 'as the page opens';
    case 'delay':
      return `after ${pluralize(trigger.seconds, 'second')}`;
    case 'scroll':
      return `once they scrolled ${trigger.percent} %`;
    case 'exit_intent':
      return 'as they leave';
    default:
      return trigger satisfies never;
  }
}

function capWords(cap: FrequencyCap | null): string {
  if (cap === null) return 'any number of surveys';
  return `at most ${pluralize(cap.surveys, 'survey')} in ${pluralize(cap.days, 'day')}`;
}
