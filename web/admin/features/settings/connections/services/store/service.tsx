import { Button, Checkbox, TextField } from '@shopify/polaris';
import { StoreIcon } from '@shopify/polaris-icons';
import {
  ANSWER_PLACE,
  isMetafield,
  METAFIELD_NAMESPACE,
  MOST_STORE_RULES,
  NOTE_LENGTH,
  STORE_TARGETS,
  type StoreRule,
  type StoreTarget,
} from '#shared/connections/store-rules.ts';
import { pluralize } from '../../../../../lib/pluralize.ts';
import { Select } from '../../../../../ui/select.tsx';
import { useQuestionTexts } from '../../api/connections.ts';
import styles from '../../connections.module.css';
import { missingAccess, StoreAccess } from './store-access.tsx';
import type { FieldsProps, ServiceOnWeb } from '../service.ts';

export const storeService: ServiceOnWeb<'store'> = {
  name: 'Your store’s data',
  noun: 'your store’s data',
  summary: 'Tags, notes and metafields on orders and customers, for segments, search and Flow.',
  mark: { icon: StoreIcon, colour: '#0f5c5c' },
  begin: {
    name: 'Store data',
    service: {
      kind: 'store',
      rules: [{ target: 'customer_tag', when: 'low_score', questionId: null, text: 'detractor' }],
      startsFlows: false,
    },
    events: ['response.completed', 'response.low_score', 'response.changed'],
  },
  hasUrl: false,
  key: null,
  sendsAllEvents: true,
  cannotTest: true,
  left: 'The tags, notes and metafields that it wrote are taken back.',
  doneBy: ({ rules, startsFlows }) => [
    ...(rules.length > 0 ? [pluralize(rules.length, 'rule')] : []),
    ...(startsFlows ? ['Starts workflows of Flow'] : []),
  ],
  missingAccess: ({ rules }, access) => missingAccess(rules, access),
  Access: ({ service }) => <StoreAccess rules={service.rules} />,
  // A rule cannot write the answer to a question of another survey.
  ofOtherSurveys: (service) => ({
    ...service,
    rules: service.rules.map((rule) => ({ ...rule, questionId: null })),
  }),
  privacy: () =>
    'Only answers of shoppers who allow marketing are written, and only when your store has confirmed the order. What a rule wrote is taken back when the answer changes or is erased, and when you remove the rule or delete this connection. While the connection is off, nothing is taken back. Flow keeps what it was told.',
  Fields,
};

const TARGET_WORDS: Readonly<
  Record<StoreTarget, { readonly name: string; readonly field: string; readonly help: string }>
> = {
  customer_tag: { name: 'Tag the customer', field: 'Tag', help: 'Customer segments and Flow see it.' },
  order_tag: { name: 'Tag the order', field: 'Tag', help: 'The search of orders and Flow see it.' },
  order_note: { name: 'Add a line to the order’s note', field: 'Line', help: 'Who packs the order sees it.' },
  customer_metafield: {
    name: 'Set a metafield of the customer',
    field: 'Key',
    help: `It holds the answer, as ${METAFIELD_NAMESPACE}.key.`,
  },
  order_metafield: {
    name: 'Set a metafield of the order',
    field: 'Key',
    help: `It holds the answer, as ${METAFIELD_NAMESPACE}.key.`,
  },
};

const FIXED = 'fixed';

function Fields({ service, onChange, surveyIds, errors }: FieldsProps<'store'>) {
  const { rules, startsFlows } = service;
  const setRules = (changed: readonly StoreRule[]): void => onChange({ ...service, rules: changed });
  return (
    <>
      <fieldset className={styles.rules}>
        <legend>Rules</legend>
        {rules.map((rule, at) => (
          <RuleFields
            key={at}
            place={at + 1}
            rule={rule}
            surveyId={surveyIds.length === 1 ? (surveyIds[0] ?? null) : null}
            error={errors[`rules.${at}`]}
            onChange={(changed) => setRules(rules.map((each, index) => (index === at ? changed : each)))}
            onRemove={() => setRules(rules.filter((_, index) => index !== at))}
          />
        ))}
        {rules.length < MOST_STORE_RULES && (
          <div>
            <Button
              onClick={() =>
                setRules([
                  ...rules,
                  { target: 'customer_tag', when: 'completed', questionId: null, text: '' },
                ])
              }
            >
              Add a rule
            </Button>
          </div>
        )}
        {errors['rules'] && <p role="alert">{errors['rules']}</p>}
      </fieldset>
      <Checkbox
        label="Start workflows of Flow"
        helpText="With the triggers “Askwell response completed” and “Askwell low score”."
        checked={startsFlows}
        onChange={(isChosen) => onChange({ ...service, startsFlows: isChosen })}
      />
      <StoreAccess rules={rules} isUnsaved />
    </>
  );
}

interface RuleFieldsProps {
  readonly place: number;
  readonly rule: StoreRule;
  /** The one survey of the connection; null for several. */
  readonly surveyId: string | null;
  readonly error: string | undefined;
  readonly onChange: (rule: StoreRule) => void;
  readonly onRemove: () => void;
}

function RuleFields({ place, rule, surveyId, error, onChange, onRemove }: RuleFieldsProps) {
  const { target, when, questionId, text } = rule;
  const words = TARGET_WORDS[target];
  return (
    <div className={styles.rule} role="group" aria-label={`Rule ${place}`}>
      <Select
        label="When"
        options={[
          { value: 'completed', label: 'A response is completed' },
          { value: 'low_score', label: 'A score is low' },
        ]}
        value={when}
        onChange={(value) => onChange({ ...rule, when: value === 'low_score' ? 'low_score' : 'completed' })}
      />
      <Select
        label="Do"
        options={STORE_TARGETS.map((value) => ({ value, label: TARGET_WORDS[value].name }))}
        value={target}
        onChange={(value) =>
          onChange({ ...rule, target: STORE_TARGETS.find((each) => each === value) ?? target })
        }
      />
      <QuestionField
        {...{ surveyId, questionId }}
        needsOne={isMetafield(rule)}
        onChange={(chosen) => onChange({ ...rule, questionId: chosen })}
      />
      <TextField
        label={words.field}
        autoComplete="off"
        helpText={
          questionId === null || isMetafield(rule)
            ? words.help
            : `${words.help} ${ANSWER_PLACE} stands for the answer.`
        }
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={(value) => onChange({ ...rule, text: value })}
        error={error}
      />
      <div>
        <Button variant="plain" onClick={onRemove} accessibilityLabel={`Remove rule ${place}`}>
          Remove
        </Button>
      </div>
    </div>
  );
}

/** The label of a chosen question that is not among the survey’s questions. */
const UNKNOWN = {
  pending: 'The questions are loading…',
  failed: 'A question whose text could not be loaded',
  missing: 'A question that is not in this survey',
} as const;

interface QuestionFieldProps {
  readonly surveyId: string | null;
  readonly questionId: string | null;
  readonly needsOne: boolean;
  readonly onChange: (questionId: string | null) => void;
}

function QuestionField({ surveyId, questionId, needsOne, onChange }: QuestionFieldProps) {
  const { data, isPending, isError } = useQuestionTexts(surveyId);
  const questions = data ?? [];
  if (surveyId === null) {
    return (
      <p className={styles.quiet}>To write an answer, choose one survey below. Its questions appear here.</p>
    );
  }
  const none = needsOne ? 'Choose a question' : 'No answer, only the text';
  const isUnknown = questionId !== null && !questions.some(({ meaningId }) => meaningId === questionId);
  const unknown = isPending ? UNKNOWN.pending : isError ? UNKNOWN.failed : UNKNOWN.missing;
  return (
    <Select
      label="The answer to"
      options={[
        { value: FIXED, label: none },
        ...(isUnknown ? [{ value: questionId, label: unknown }] : []),
        ...questions.map(({ meaningId, text }) => ({ value: meaningId, label: text })),
      ]}
      value={questionId ?? FIXED}
      onChange={(value) => onChange(value === FIXED ? null : value)}
    />
  );
}
