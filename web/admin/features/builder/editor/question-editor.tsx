import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { changeType } from '../edit/change-type.ts';
import type { Question } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { newId } from '../../../lib/new-id.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TypeGrid } from '../questions/add-question.tsx';
import { typeName } from '../questions/type-labels.ts';
import { useBuilder, useFindings } from '../screen/builder-context.tsx';
import { builderTypeOf } from '../types/registry.ts';
import styles from './editor.module.css';
import { FindingList } from './finding-list.tsx';
import { FollowUps } from './follow-ups.tsx';
import { FlowField } from './flow-field.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { RequiredField, WordingFields } from './wording-fields.tsx';

/** All fields of one question. */
export function QuestionEditor({ question }: { question: Question }) {
  const { questionId, orderIndex } = question;
  const { Settings } = builderTypeOf(question);
  const findings = useFindings().filter((each) => each.questionId === questionId && each.ruleIndex === null);
  return (
    <section className={styles.editor} aria-labelledby="question-heading">
      <header className={styles.head}>
        <h2 id="question-heading">Question {orderIndex + 1}</h2>
        <TypeField question={question} />
      </header>
      <FindingList findings={findings} />
      <WordingFields question={question} />
      <QuestionPicture key={questionId} question={question} />
      {Settings && <Settings key={question.type} question={question} />}
      <RequiredField question={question} />
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
