import { Button, Checkbox } from '@shopify/polaris';
import type { AboutSurvey } from '../../answers/view.ts';
import { useState } from 'react';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from '#shared/api/values.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { Select } from '../../ui/select.tsx';
import { CopyDetails } from '../../ui/toasts/copy-details.tsx';
import { plainParameters } from '../../answers/api/results.ts';
import { type useCreateShare, useShares } from './api/shares.ts';
import styles from './share.module.css';
import { useShownText } from './use-shown-text.ts';

export interface LinkFormProps extends AboutSurvey {
  /** Creates the link, for the dialog to stay open meanwhile. */
  readonly create: ReturnType<typeof useCreateShare>;
}

export function LinkForm({ surveyId, query, create }: LinkFormProps) {
  const [days, setDays] = useState<(typeof SHARE_DAYS)[number]>(DEFAULT_SHARE_DAYS);
  const [isFiltered, setFiltered] = useState(true);
  const [hasTexts, setTexts] = useState(false);
  const { mutate, variables, data, error, isPending } = create;
  const shown = useShownText(surveyId, query);
  const parameters = isFiltered ? plainParameters(query) : { range: 'all' };
  const wanted = { ...parameters, days, hasTexts };
  // A link that was made with other choices shows something else than the form says.
  const isOfChoices = JSON.stringify(variables) === JSON.stringify(wanted);
  const isOver = useShares(surveyId).data?.shares.some(
    ({ shareId, state }) => shareId === data?.share.shareId && state !== 'open',
  );
  return (
    <div className={styles.form}>
      <Select
        label="Open for"
        options={SHARE_DAYS.map((each) => ({ value: String(each), label: `${each} days` }))}
        value={String(days)}
        onChange={(value) => setDays(SHARE_DAYS.find((each) => String(each) === value) ?? DEFAULT_SHARE_DAYS)}
      />
      <Checkbox
        label={`Only what this page shows: ${shown}`}
        helpText="Without it, the link shows all answers of all time."
        checked={isFiltered}
        onChange={setFiltered}
      />
      <Checkbox
        label="Show what shoppers wrote"
        helpText="The five newest answers to each question in free text. If you erase a shopper’s data, their texts disappear from the link too."
        checked={hasTexts}
        onChange={setTexts}
      />
      <div>
        <Button variant="primary" loading={isPending} onClick={() => mutate(wanted)}>
          Create link
        </Button>
      </div>
      {isOfChoices && error && (
        <p role="alert">{`${error.message} ${outcomeText(error, NOT_MADE, PERHAPS_MADE)}`}</p>
      )}
      {isOfChoices && data && !isOver && (
        <div className={styles.made} role="status">
          <p>Copy the link now. It is shown only this once.</p>
          <CopyDetails key={data.share.shareId} details={data.address} />
        </div>
      )}
    </div>
  );
}

const NOT_MADE = 'No link was made.';
const PERHAPS_MADE =
  'The link may have been made all the same. If it is listed below, end it and create another, because its address is not shown again.';
