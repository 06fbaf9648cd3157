import { Button } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { addRule, changeRule, moveRule, removeRule } from '../edit/change-rules.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import type { Question } from '#shared/survey/question.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useBuilder, useBuilderState, useFindings } from '../screen/builder-context.tsx';
import styles from './editor.module.css';
import { FindingList } from './finding-list.tsx';
import { operatorFieldId, RuleSentence } from './rule-sentence.tsx';
import { questionFieldId } from '../card/question-words.tsx';

const addRuleId = (questionId: string): string => `add-rule-${questionId}`;

/** Rules as sentences. The first matching rule decides, so the merchant can reorder them. */
export function RulesEditor({ question }: { question: Question }) {
  const { session } = useBuilder();
  const hasOthers = useBuilderState(({ definition }) => definition.questions.length > 1);
  const findings = useFindings();
  const { questionId, logic } = question;
  const { rules } = logic;
  const canHaveRules = ruleValues(question) !== null;
  if (!canHaveRules && rules.length === 0) return null;
  const add = (): void =>
    focusAfter(
      () => session.edit((state) => addRule(state, questionId)),
      operatorFieldId(questionId, rules.length),
    );
  const canAdd = canHaveRules && hasOthers;
  const remove = (index: number): void => {
    const afterLast = canAdd ? addRuleId(questionId) : questionFieldId(questionId);
    const neighbour = operatorFieldId(questionId, Math.min(index, rules.length - 2));
    focusAfter(
      () => session.edit((state) => removeRule(state, questionId, index)),
      rules.length > 1 ? neighbour : afterLast,
    );
  };
  return (
    <div className={styles.rules}>
      {rules.length > 0 && (
        <ol className={styles.ruleList}>
          {rules.map((rule, index) => (
            // Rules have no id, so the index identifies them, in findings too.
            <li key={index} className={styles.rule}>
              <RuleSentence
                question={question}
                rule={rule}
                index={index}
                count={rules.length}
                onChange={(changed) => session.edit((state) => changeRule(state, questionId, index, changed))}
                onRemove={() => remove(index)}
                onMove={(to) => session.edit((state) => moveRule(state, questionId, index, to))}
              />
              <FindingList
                findings={findings.filter(
                  (each) => each.questionId === questionId && each.ruleIndex === index,
                )}
              />
            </li>
          ))}
        </ol>
      )}
      {canAdd && rules.length < SURVEY_LIMITS.rulesPerQuestion && (
        <div>
          <Button id={addRuleId(questionId)} icon={PlusIcon} variant="tertiary" onClick={add}>
            Add a rule
          </Button>
        </div>
      )}
    </div>
  );
}
