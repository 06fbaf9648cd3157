import { Checkbox } from '@shopify/polaris';
import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { useSurveyNames } from './api/connections.ts';
import styles from './connections.module.css';

interface SurveyFieldsProps {
  /** Empty for all surveys. */
  readonly surveyIds: readonly string[];
  readonly onChange: (surveyIds: readonly string[]) => void;
}

/** All surveys, or some of them. While none of some is chosen, all are. */
export function SurveyFields({ surveyIds, onChange }: SurveyFieldsProps) {
  const [isSome, setSome] = useState(surveyIds.length > 0);
  const surveys = useSurveyNames().data ?? [];
  const choose = (value: string): void => {
    setSome(value === 'some');
    if (value === 'all') onChange([]);
  };
  return (
    <>
      <Select
        label="Surveys"
        options={[
          { value: 'all', label: 'All surveys, also new ones' },
          { value: 'some', label: 'Only some' },
        ]}
        value={isSome ? 'some' : 'all'}
        onChange={choose}
        {...(isSome && surveyIds.length === 0 && { helpText: 'Until you choose one, all are exported.' })}
      />
      {isSome && (
        <fieldset className={styles.events}>
          <legend>Export these</legend>
          {surveys.map(({ surveyId, name }) => (
            <Checkbox
              key={surveyId}
              label={name}
              checked={surveyIds.includes(surveyId)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...surveyIds, surveyId] : surveyIds.filter((each) => each !== surveyId))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
