import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { changeType } from '../edit/change-type.ts';
import type { Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { newId } from '../../../lib/new-id.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMediaQuery, WIDE } from '../../../ui/use-media-query.ts';
import { TypeGrid } from '../questions/add-question.tsx';
import { QuestionMenu } from '../questions/question-row.tsx';
import { typeName } from '../questions/type-labels.ts';
import { useQuestionActions } from '../questions/use-question-actions.ts';
import { useBuilder, useBuilderState, useFindings } from '../screen/builder-context.tsx';
import { builderTypeOf } from '../types/registry.ts';
import styles from './editor.module.css';
import { FindingList } from './finding-list.tsx';
import { FollowUps } from './follow-ups.tsx';
import { FlowField } from './flow-field.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { RequiredField } from './required-field.tsx';

/** The settings of one question. Its words are typed in the card. */
export function QuestionInspector({ question }: { question: Question }) {
  const { questionId, orderIndex } = question;
  const { Settings } = builderTypeOf(question);
  const isWide = useMediaQuery(WIDE);
  const actions = useQuestionActions();
  const count = useBuilderState(({ definition }) => definition.questions.length);
  const findings = useFindings().filter((each) => each.questionId === questionId && each.ruleIndex === null);
  return (
    <section className={styles.editor} aria-labelledby="question-heading">
      <header className={styles.head}>
        <h2 id="question-heading">Question {orderIndex + 1}</h2>
        <TypeField question={question} />
        {!isWide && <QuestionMenu question={question} count={count} actions={actions} />}
      </header>
      <FindingList findings={findings} />
      <RequiredField question={question} />
      {Settings && <Settings key={question.type} question={question} />}
      <QuestionPicture key={questionId} question={question} />
      <div className={styles.part}>
        <h3>What comes next</h3>
        <RulesEditor question={question} />
        <FollowUps key={questionId} question={question} />
        <FlowField question={question} />
      </div>
    </section>
  );
}

const WIDTH = 560;

function TypeField({ question }: { question: Question }) {
  const { session, announce } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const choose = (type: QuestionType): void => {
    setOpen(false);
    session.edit((state) => changeType(state, question.questionId, type, newId));
    announce(`Now a question of type ${typeName(type)}`);
  };
  return (
    <>
      <Button
        disclosure
        accessibilityLabel={`Type: ${typeName(question.type)}. Change type`}
        onClick={() => setOpen(true)}
      >
        {typeName(question.type)}
      </Button>
      {isOpen && (
        <Dialog
          title="Change the type"
          subtitle="What the new type can keep is kept. Answers so far stay apart from those to come."
          maxWidth={WIDTH}
          onClose={() => setOpen(false)}
        >
          <TypeGrid current={question.type} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}
