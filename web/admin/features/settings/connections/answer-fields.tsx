import { Checkbox } from '@shopify/polaris';
import type { AnswerFilter } from '#shared/connections/events.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Select } from '../../../ui/select.tsx';
import { useAnswerChoices, useSurveyNames } from './api/connections.ts';
import styles from './connections.module.css';

const ALL = 'all';
/** Several surveys, which only the API can choose. */
const SEVERAL = 'several';

export interface AnswerChoice {
  readonly surveyIds: readonly string[];
  readonly answerFilter: AnswerFilter | null;
}

interface AnswerFieldsProps {
  readonly choice: AnswerChoice;
  readonly onChange: (more: Partial<AnswerChoice>) => void;
}

/** Which survey's events, and with which answers. */
export function AnswerFields({ choice, onChange }: AnswerFieldsProps) {
  const { surveyIds, answerFilter } = choice;
  const surveys = useSurveyNames().data ?? [];
  const only = surveyIds.length === 1 ? (surveyIds[0] ?? null) : null;
  const options = [
    { value: ALL, label: 'All surveys' },
    ...(surveyIds.length > 1 ? [{ value: SEVERAL, label: pluralize(surveyIds.length, 'survey') }] : []),
    ...(only !== null && !surveys.some(({ surveyId }) => surveyId === only)
      ? [{ value: only, label: 'One survey' }]
      : []),
    ...surveys.map(({ surveyId, name }) => ({ value: surveyId, label: name })),
  ];
  const choose = (value: string): void => {
    if (value === SEVERAL) return;
    onChange({ surveyIds: value === ALL ? [] : [value], answerFilter: null });
  };
  return (
    <>
      <Select
        label="Surveys"
        options={options}
        value={surveyIds.length === 0 ? ALL : (only ?? SEVERAL)}
        onChange={choose}
      />
      {only !== null && (
        <AnswerFilterFields
          surveyId={only}
          filter={answerFilter}
          onChange={(filter) => onChange({ answerFilter: filter })}
        />
      )}
    </>
  );
}

interface AnswerFilterFieldsProps {
  readonly surveyId: string;
  readonly filter: AnswerFilter | null;
  readonly onChange: (filter: AnswerFilter | null) => void;
}

function AnswerFilterFields({ surveyId, filter, onChange }: AnswerFilterFieldsProps) {
  const questions = useAnswerChoices(surveyId).data?.questions ?? [];
  const chosen = questions.find(({ meaningId }) => meaningId === filter?.questionId);
  if (questions.length === 0) return null;
  return (
    <>
      <Select
        label="Answers"
        options={[
          { value: ALL, label: 'All answers' },
          ...questions.map(({ meaningId, text }) => ({
            value: meaningId,
            label: `Only some answers to: ${text}`,
          })),
        ]}
        value={chosen?.meaningId ?? ALL}
        onChange={(value) => onChange(value === ALL ? null : { questionId: value, cells: [] })}
      />
      {chosen && filter && (
        <fieldset className={styles.answers}>
          <legend>Send when the answer is one of these</legend>
          {chosen.answers.map(({ cell, text }) => (
            <Checkbox
              key={cell}
              label={text}
              checked={filter.cells.includes(cell)}
              onChange={(isChosen) =>
                onChange({
                  ...filter,
                  cells: isChosen ? [...filter.cells, cell] : filter.cells.filter((each) => each !== cell),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
