import { Button } from '@shopify/polaris';
import { addFollowUp } from '../edit/add-follow-up.ts';
import type { Question } from '#shared/survey/question.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { newId } from '../../../lib/new-id.ts';
import { useLoaded } from '../../../lib/page/use-loaded.ts';
import { useQuestionActions } from '../questions/use-question-actions.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import styles from './editor.module.css';
import { operatorFieldId } from './rule-sentence.tsx';

/** The names of channels in nine languages are only needed by questions with options. */
const loadFollowUps = () => import('../follow-ups/follow-ups.ts');

const addId = (optionId: string): string => `add-follow-up-${optionId}`;

/** Ready questions for options that name a channel: *Which podcast was it?* One press adds the question and its rule. */
export function FollowUps({ question }: { readonly question: Question }) {
  const { session, announce } = useBuilder();
  const { hasRoom } = useQuestionActions();
  const { questionId, logic } = question;
  const { translations, questions } = session.getState().definition;
  const hasOptions = 'options' in question.config;
  const loaded = useLoaded(loadFollowUps, hasOptions, () => undefined);
  const canTake = (more: number): boolean =>
    questions.length + more <= SURVEY_LIMITS.questions &&
    logic.rules.length + more <= SURVEY_LIMITS.rulesPerQuestion;
  const ready = loaded && canTake(1) ? loaded.readyFollowUps(question, Object.keys(translations)) : [];
  if (ready.length === 0) return null;
  const add = (at: number, { option, ...followUp }: (typeof ready)[number]) => {
    if (!hasRoom()) return;
    const next = canTake(2) ? (ready[at + 1] ?? ready[at - 1]) : undefined;
    focusAfter(
      () => session.edit((state) => addFollowUp(state, { questionId, ...followUp }, newId)),
      next ? addId(next.optionId) : operatorFieldId(questionId, 0),
    );
    announce(`Added “${followUp.text}” for ${option}`);
  };
  return (
    <details className={styles.followUps}>
      <summary>Ask more about a channel</summary>
      <p>Only shoppers who choose it see the question.</p>
      <ul>
        {ready.map((each, at) => (
          <li key={each.optionId}>
            <span>
              {each.option}: “{each.text}”
            </span>
            <Button
              id={addId(each.optionId)}
              variant="plain"
              accessibilityLabel={`Add “${each.text}” for ${each.option}`}
              onClick={() => add(at, each)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
