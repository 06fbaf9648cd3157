import { Button } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMediaQuery, WIDE } from '../../../ui/use-media-query.ts';
import styles from './questions.module.css';
import { builderTypeOf } from '../types/registry.ts';
import { TypeSketch } from './type-sketch.tsx';
import { typeName } from './type-labels.ts';
import { ADD_QUESTION_ID, useQuestionActions } from './use-question-actions.ts';

const WIDTH = 560;

/** A button that opens a list of the question types, each with a sketch. */
export function AddQuestion() {
  const { hasRoom, add } = useQuestionActions();
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery(WIDE);
  const choose = (type: QuestionType): void => {
    setOpen(false);
    add(type);
  };
  return (
    <>
      <Button
        id={ADD_QUESTION_ID}
        icon={PlusIcon}
        fullWidth
        accessibilityLabel="Add question"
        onClick={() => hasRoom() && setOpen(true)}
      >
        {isWide ? 'Add question' : ''}
      </Button>
      {isOpen && (
        <Dialog title="What kind of question?" maxWidth={WIDTH} onClose={() => setOpen(false)}>
          <TypeGrid onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}

interface TypeGridProps {
  readonly onChoose: (type: QuestionType) => void;
  readonly current?: QuestionType;
}

const isMore = (type: QuestionType) => builderTypeOf({ type }).isMore;
const MAIN = QUESTION_TYPES.filter((type) => !isMore(type));
const MORE = QUESTION_TYPES.filter(isMore);

/** The specification's types first; further ones are under *More kinds*. */
export function TypeGrid(props: TypeGridProps) {
  return (
    <>
      <TypeList types={MAIN} {...props} />
      {MORE.length > 0 && (
        <section className={styles.more} aria-labelledby="more-kinds">
          <h3 id="more-kinds">More kinds</h3>
          <TypeList types={MORE} {...props} />
        </section>
      )}
    </>
  );
}

function TypeList({ types, onChoose, current }: TypeGridProps & { readonly types: readonly QuestionType[] }) {
  return (
    <ul className={styles.types}>
      {types.map((type) => (
        <li key={type}>
          <button
            type="button"
            className={styles.type}
            aria-current={type === current}
            onClick={() => onChoose(type)}
          >
            <TypeSketch type={type} />
            <span>
              <strong>{typeName(type)}</strong>
              <span className={styles.use}>{builderTypeOf({ type }).use}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
