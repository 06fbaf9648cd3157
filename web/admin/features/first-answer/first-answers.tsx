import { Button } from '@shopify/polaris';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { ROUTES } from '#shared/routes.ts';
import { countryName } from '#shared/words/country-name.ts';
import { exactMoney } from '#shared/words/money.ts';
import { answerTextOf } from '../../answers/answer-text.ts';
import { dateOnly, relativeTime } from '../../lib/format-moment.ts';
import { pathTo } from '../../lib/path-to.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSurveyDelivery } from '../../lib/surveys/survey-delivery.ts';
import { useSurveyStanding } from '../../lib/surveys/survey-standing.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SharePicturePanel } from '../../ui/share-picture/share-picture.tsx';
import styles from './first-answer.module.css';
import { useFirstResponses } from './first-responses.ts';

interface FirstAnswersProps {
  readonly surveyId: string;
}

/**
 * The first answers as a moment: what a shopper chose, and how many are missing until figures begin. Renders nothing
 * before the first and from the tenth answer on.
 */
export function FirstAnswers({ surveyId }: FirstAnswersProps) {
  const responses = useSurveyStanding(surveyId)?.responses ?? 0;
  if (responses === 0 || responses >= FEWEST_ANSWERS) return null;
  return <Moment surveyId={surveyId} responses={responses} />;
}

interface MomentProps extends FirstAnswersProps {
  readonly responses: number;
}

function Moment({ surveyId, responses }: MomentProps) {
  const { data, error, isFetching, refetch } = useFirstResponses(surveyId, responses);
  const [newest] = data?.responses ?? [];
  return (
    <section className={styles.moment} aria-labelledby="first-answers">
      <div role="status">
        <h2 id="first-answers">
          {responses === 1 ? 'Your first answer is here' : `${pluralize(responses, 'answer')} so far`}
        </h2>
      </div>
      {error && !data ? (
        <Notice
          tone="critical"
          heading="The answer could not be loaded"
          action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
        >
          {error.message} Nothing is lost.
        </Notice>
      ) : (
        <div className={styles.parts}>
          <div className={styles.side}>
            {newest ? (
              <Answer surveyId={surveyId} response={newest} isFirst={responses === 1} />
            ) : (
              <div className={styles.skeleton} role="status" aria-label="Loading the answer" />
            )}
            <Missing surveyId={surveyId} responses={responses} />
          </div>
          {newest && <Picture response={newest} isFirst={responses === 1} />}
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly surveyId: string;
  readonly response: ReadableResponse;
  readonly isFirst: boolean;
}

const MOST_FURTHER = 3;

function Answer({ surveyId, response, isFirst }: AnswerProps) {
  const given = answered(response);
  const [first, ...further] = given;
  const results = pathTo(ROUTES.analytics, { surveyId });
  return (
    <article className={styles.answer} aria-label={isFirst ? 'The first answer' : 'The newest answer'}>
      <p>{first?.text ?? 'Seen, and not answered yet'}</p>
      {first && <p className={styles.said}>{first.said}</p>}
      {further.slice(0, MOST_FURTHER).map(({ meaningId, text, said }) => (
        <p key={meaningId} className={styles.further}>
          {text} <b>{said}</b>
        </p>
      ))}
      <Who response={response} />
      <p className={styles.ways}>
        {hasLowScore(response) && <Link to={`${results}?tab=detractors`}>Write to this shopper</Link>}
        <Link to={`${results}?tab=responses&response=${response.responseId}`}>See the whole answer</Link>
      </p>
    </article>
  );
}

/** Who answered, without a name: the order, the kind of customer, the place and the time. */
function Who({ response }: Pick<AnswerProps, 'response'>) {
  const { order, customerType, country, placement, firstSavedAt } = response;
  const now = useNow();
  const timeZone = useStoreTimeZone();
  const kind = { firstTime: 'new customer', repeat: 'repeat customer' }[customerType ?? ''];
  const facts = [
    order === null ? 'Without an order' : orderText(order),
    kind,
    country && countryName(country),
    placement === 'hosted' ? 'by the link' : PLACEMENT_WORDS[placement as PlacementType].at,
    relativeTime(firstSavedAt, now, timeZone),
  ];
  return (
    <p className={styles.who}>{facts.filter((fact) => fact !== undefined && fact !== null).join(' · ')}</p>
  );
}

function orderText({ name, value, currency, products }: NonNullable<ReadableResponse['order']>): string {
  const bought = products.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title));
  const money = value === null ? '' : ` of ${exactMoney(Number(value), currency ?? '')}`;
  const more = bought.length > MOST_FURTHER ? [`${bought.length - MOST_FURTHER} more`] : [];
  const what = [...bought.slice(0, MOST_FURTHER), ...more].join(', ');
  return `Order${name === null ? '' : ` ${name}`}${money}${what && `: ${what}`}`;
}

/** How far it is to figures, and the one thing that brings more answers. */
function Missing({ surveyId, responses }: MomentProps) {
  const about = useSurveyDelivery(surveyId).data;
  const isOpenByLink = about?.delivery.placements.some(({ type }) => type === 'hosted') === true;
  return (
    <div className={styles.missing}>
      <h3>{`${responses} of ${FEWEST_ANSWERS} answers until figures begin`}</h3>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: FEWEST_ANSWERS }, (_, at) => (
          <i key={at} data-done={at < responses} />
        ))}
      </div>
      {about && isOpenByLink ? (
        <CopyButton text={about.hostedUrl} label="Copy the link for a friend" />
      ) : (
        <Button url={pathTo(ROUTES.delivery, { surveyId })}>Show it in one more place</Button>
      )}
    </div>
  );
}

function Picture({ response, isFirst }: Omit<AnswerProps, 'surveyId'>) {
  const timeZone = useStoreTimeZone();
  // What a shopper wrote stays out of a picture that is passed on.
  const chosen = answered(response).find(({ isWritten }) => !isWritten);
  if (!chosen) return null;
  const day = dateOnly(response.firstSavedAt, timeZone);
  const picture = {
    ...{ question: chosen.text, said: chosen.said, rows: [] },
    note: `${isFirst ? 'The first answer' : 'An answer'}, ${day}`,
  };
  return <SharePicturePanel picture={picture} fileName="first-answer" />;
}

function answered({ path }: Pick<ReadableResponse, 'path'>) {
  return path.flatMap(({ meaningId, text, type, answer }) => {
    if (answer === null) return [];
    const isWritten = answer.kind === 'words' || (answer.kind === 'choice' && Boolean(answer.other));
    return [{ meaningId, text, said: answerTextOf({ type })(answer), isWritten }];
  });
}

/** The highest score that counts as low. */
const LOW = 6;

/** Whether the shopper is among those with a low score. */
const hasLowScore = ({ path }: Pick<ReadableResponse, 'path'>): boolean =>
  path.some(({ type, answer }) => type === 'nps' && answer?.kind === 'number' && answer.value <= LOW);
