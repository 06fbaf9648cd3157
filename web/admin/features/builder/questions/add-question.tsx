import { Button } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './questions.module.css';
import { TypeLook } from './type-look.tsx';
import { TYPE_WORDS } from './type-words.ts';
import { ADD_QUESTION_ID, useQuestionActions } from './use-question-actions.ts';

const WIDTH = 560;

/** One tap to a chooser that shows what each type looks like. */
export function AddQuestion() {
  const { hasRoom, add } = useQuestionActions();
  const [isOpen, setOpen] = useState(false);
  const choose = (type: QuestionType): void => {
    setOpen(false);
    add(type);
  };
  return (
    <div className={styles.add}>
      <Button id={ADD_QUESTION_ID} icon={PlusIcon} fullWidth onClick={() => hasRoom() && setOpen(true)}>
        Add question
      </Button>
      {isOpen && (
        <Dialog title="What kind of question?" maxWidth={WIDTH} onClose={() => setOpen(false)}>
          <TypeGrid onChoose={choose} />
        </Dialog>
      )}
    </div>
  );
}

interface TypeGridProps {
  readonly onChoose: (type: QuestionType) => void;
  readonly current?: QuestionType;
}

export function TypeGrid({ onChoose, current }: TypeGridProps) {
  return (
    <ul className={styles.types}>
      {QUESTION_TYPES.map((type) => (
        <li key={type}>
          <button
            type="button"
            className={styles.type}
            aria-current={type === current}
            onClick={() => onChoose(type)}
          >
            <TypeLook type={type} />
            <span>
              <strong>{TYPE_WORDS[type].name}</strong>
              <span className={styles.use}>{TYPE_WORDS[type].use}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
