import { Button, ChoiceList } from '@shopify/polaris';
import type { ChangePreview } from '#shared/api/billing.ts';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { pluralize } from '../../lib/pluralize.ts';
import type { useChangePreview } from '../../lib/billing/plan-changes.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './billing.module.css';

interface ChangeEffectsProps {
  /** Null for no plan at all. */
  planId: string | null;
  preview: ReturnType<typeof useChangePreview>;
  /** The surveys that the merchant chose to keep live; null means those that are proposed. */
  kept?: readonly string[] | null;
  onKeep?: (kept: readonly string[]) => void;
}

/** Lists in numbers what will stop, before the merchant confirms. */
export function ChangeEffects({ planId, preview, kept = null, onKeep }: ChangeEffectsProps) {
  const { data, isError, isFetching, refetch } = preview;
  if (isError) {
    return (
      <p role="alert" className={brand.fault}>
        {BILLING_MESSAGES.error}: we could not load what would stop.{' '}
        <Button variant="plain" disabled={isFetching} onClick={() => void refetch()}>
          {BILLING_MESSAGES.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <p aria-busy="true">Loading what would stop…</p>;
  return (
    <>
      <p>{pausedText(data)}</p>
      {onKeep && <KeptLive preview={data} kept={kept} onKeep={onKeep} />}
      {!onKeep && <SurveyNames surveys={data.surveys} />}
      {onKeep && data.overTargeted.length > 0 && (
        <>
          <p>These choose shoppers by country or order value, which that plan does not include:</p>
          <SurveyNames surveys={data.overTargeted} />
        </>
      )}
      {data.stopsResponses && (
        <p>
          {planId === null
            ? 'No new answers are taken until you have a plan again.'
            : 'This month already has all the responses that that plan includes. After the change, further answers wait until you have a larger plan again.'}
        </p>
      )}
      {data.lost.length > 0 && (
        <table className={styles.lost}>
          <caption>What you will have less of</caption>
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {data.lost.map(({ key, name, before, after }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{beforeText(before, after)}</td>
                <td>{after === null || after === 0 ? 'No' : after.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function SurveyNames({ surveys }: { surveys: ChangePreview['surveys'] }) {
  if (surveys.length === 0) return null;
  return (
    <ul className={styles.paused}>
      {surveys.map(({ surveyId, name }) => (
        <li key={surveyId}>{name}</li>
      ))}
    </ul>
  );
}

interface KeptLiveProps {
  preview: ChangePreview;
  kept: readonly string[] | null;
  onKeep: (kept: readonly string[]) => void;
}

/** The merchant chooses which surveys stay live; the busiest are proposed. */
function KeptLive({ preview: { live, overTargeted, surveysToPause }, kept, onKeep }: KeptLiveProps) {
  const aboveNumber = surveysToPause - overTargeted.length;
  const room = live.length - aboveNumber;
  if (aboveNumber === 0 || room === 0) return null;
  const chosen = kept ?? live.slice(0, room).map(({ surveyId }) => surveyId);
  return (
    <ChoiceList
      title={room === 1 ? 'Which survey stays live?' : `Which ${room} surveys stay live?`}
      allowMultiple={room > 1}
      choices={live.map(({ surveyId, name, responses }) => ({
        value: surveyId,
        label: name,
        helpText: pluralize(responses, 'response'),
        disabled: room > 1 && chosen.length >= room && !chosen.includes(surveyId),
      }))}
      selected={[...chosen]}
      onChange={onKeep}
    />
  );
}

function pausedText({ surveysToPause, liveSurveys }: ChangePreview): string {
  if (surveysToPause === 0) return 'No survey is paused. All your surveys and answers stay.';
  return `${whichText(surveysToPause, liveSurveys)} will be paused. Nothing is deleted: surveys and answers stay, and can go on once your plan allows it.`;
}

function whichText(paused: number, live: number): string {
  if (paused < live) return `${paused} of your ${live} live surveys`;
  return live === 1 ? 'Your live survey' : `Your ${live} live surveys`;
}

/** For an on/off feature, on counts as unlimited and off as none. */
function beforeText(before: number | null, after: number | null): string {
  if (before !== null) return before.toLocaleString();
  return after === 0 ? 'Yes' : 'No limit';
}
