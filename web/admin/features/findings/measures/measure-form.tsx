import { Button } from '@shopify/polaris';
import { useId, useState } from 'react';
import { MEASURE_LENGTH } from '#shared/api/values.ts';
import styles from '../texts/texts.module.css';

interface MeasureFormProps {
  /** Existing measure names. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (name: string) => void;
}

/** Questions with the same name are one measure. */
export function MeasureForm({ names, isBusy, onChoose }: MeasureFormProps) {
  const [name, setName] = useState(names[0] ?? '');
  const list = useId();
  const choose = (event: React.FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onChoose(name.trim());
  };
  return (
    <form className={styles.texts} onSubmit={choose}>
      <p className={styles.note}>
        Give this question the same name as one in another survey, and their answers count as one score.
      </p>
      <input
        type="text"
        className={styles.search}
        aria-label="Name of the score"
        placeholder="Loyalty"
        maxLength={MEASURE_LENGTH}
        list={list}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div>
        <Button submit loading={isBusy} disabled={name.trim() === ''}>
          Count as this score
        </Button>
      </div>
    </form>
  );
}
