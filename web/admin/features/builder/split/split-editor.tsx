import { Button } from '@shopify/polaris';
import { linesOf } from '#shared/analytics/split-test.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import { checkSplit } from '#shared/survey/flow/check-split.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { setSplit } from '../edit/change-survey.ts';
import { definitionOf, testedQuestion, type SurveySplit } from '#shared/survey/split.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../editor/text-area.tsx';
import { questionName } from '../questions/type-labels.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { splitOf } from './first-split.ts';
import { OrderList } from './order-list.tsx';
import styles from './split.module.css';

export interface ShownVariant {
  /** The version that the preview shows. */
  readonly variant: Variant;
  readonly onVariant: (variant: Variant) => void;
}

/** Starts a test again after the last one was removed. */
export const ADD_VERSION_ID = 'add-version-b';
/** The first field of version B. A new split test is a test of wording, so it opens with this field. */
export const WORDING_FIELD_ID = 'split-text';

const KIND_NAMES: Readonly<Record<SurveySplit['kind'], string>> = {
  wording: 'The wording of a question',
  option_order: 'The order of a question’s options',
  question_order: 'The order of the questions',
};

interface SplitEditorProps extends ShownVariant {
  readonly definition: SurveyDefinition;
  readonly split: SurveySplit;
}

/** What differs, A beside B, and what is still wrong. */
export function SplitEditor({ definition, split, variant, onVariant }: SplitEditorProps) {
  const { session, announce } = useBuilder();
  const change = (next: SurveySplit | null, key?: string): void => {
    if (next) session.edit((state) => setSplit(state, next), key);
    if (next && variant !== 'b') onVariant('b');
  };
  const remove = (): void => {
    focusAfter(() => {
      session.edit((state) => setSplit(state, null));
      onVariant('a');
    }, ADD_VERSION_ID);
    announce('Version B removed');
  };
  return (
    <>
      <Choices definition={definition} split={split} onChange={change} />
      <div className={styles.versions}>
        <section aria-label="Version A" className={styles.version}>
          <h3>A</h3>
          <p className={styles.about}>Your survey as it is written.</p>
          <Lines lines={linesOf(definition, split, 'a')} isOrdered={split.kind !== 'wording'} />
        </section>
        <section aria-label="Version B" className={styles.version}>
          <h3>B</h3>
          <VersionB definition={definition} split={split} onChange={change} />
        </section>
      </div>
      {checkSplit(definition).map(({ message }) => (
        <p key={message} className={styles.fault}>
          {message}
        </p>
      ))}
      <div className={styles.shown} role="group" aria-label="Version in the preview">
        <span>Preview</span>
        {(['a', 'b'] as const).map((each) => (
          <Button key={each} pressed={variant === each} onClick={() => onVariant(each)}>
            {each.toUpperCase()}
          </Button>
        ))}
      </div>
      <Notes definition={definition} split={split} />
      <div>
        <Button variant="tertiary" tone="critical" onClick={remove}>
          Remove version B
        </Button>
      </div>
    </>
  );
}

interface ChangeProps {
  readonly definition: SurveyDefinition;
  readonly split: SurveySplit;
  readonly onChange: (split: SurveySplit | null, key?: string) => void;
}

function Choices({ definition, split, onChange }: ChangeProps) {
  const { questions } = definition;
  const possible = questions.filter((each) => splitOf(split.kind, { questions: [each] }, null) !== null);
  const isOffered = (kind: SurveySplit['kind']) =>
    kind === 'question_order' ? questions.length > 1 : splitOf(kind, definition, null) !== null;
  const of = split.kind === 'question_order' ? null : split.questionId;
  const kinds = (Object.keys(KIND_NAMES) as SurveySplit['kind'][]).filter(
    (kind) => kind === split.kind || isOffered(kind),
  );
  return (
    <div className={styles.choices}>
      <Select
        label="What differs"
        options={kinds.map((value) => ({ value, label: KIND_NAMES[value] }))}
        value={split.kind}
        onChange={(value) => onChange(splitOf(value as SurveySplit['kind'], definition, of))}
      />
      {of !== null && (
        <Select
          label="Question"
          options={possible.map((question) => ({
            value: question.questionId,
            label: questionName(question),
          }))}
          value={of}
          onChange={(value) => onChange(splitOf(split.kind, definition, value))}
        />
      )}
    </div>
  );
}

function VersionB({ definition, split, onChange }: ChangeProps) {
  if (split.kind === 'wording') {
    return (
      <>
        <TextArea
          id={WORDING_FIELD_ID}
          label="Question"
          value={split.text}
          onChange={(text) => onChange({ ...split, text }, 'split text')}
          maxLength={SURVEY_LIMITS.questionTextLength}
          placeholder="Another way to ask it"
        />
        <TextArea
          id="split-description"
          label="Description (optional)"
          value={split.description ?? ''}
          onChange={(text) =>
            onChange({ ...split, description: text === '' ? null : text }, 'split description')
          }
          maxLength={SURVEY_LIMITS.descriptionLength}
          placeholder="A line that helps to answer"
        />
      </>
    );
  }
  const shown = definitionOf(definition, 'b');
  if (split.kind === 'question_order') {
    return (
      <OrderList
        what="question"
        items={shown.questions.map(({ questionId, text }) => ({ id: questionId, text }))}
        onChange={(questionIds) => onChange({ ...split, questionIds })}
      />
    );
  }
  const question = testedQuestion({ ...shown, split });
  return (
    <OrderList
      what="option"
      items={question ? optionsOf(question) : []}
      onChange={(optionIds) => onChange({ ...split, optionIds })}
    />
  );
}

function Lines({ lines, isOrdered }: { lines: readonly string[]; isOrdered: boolean }) {
  if (!isOrdered) return lines.map((line, at) => <p key={at}>{line}</p>);
  return (
    <ol className={styles.lines}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
}

function Notes({ definition, split }: Pick<SplitEditorProps, 'definition' | 'split'>) {
  const isTranslated = split.kind === 'wording' && Object.keys(definition.translations).length > 0;
  return (
    <div className={styles.note}>
      <h3>A test begins when you publish</h3>
      <p>
        If you change A or B later, a new test begins and the old one keeps its results.
        {isTranslated && ' Shoppers who read a translation see A and take no part in the test.'}
      </p>
    </div>
  );
}
