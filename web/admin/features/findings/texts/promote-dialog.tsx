import { ChoiceList } from '@shopify/polaris';
import { useState } from 'react';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { newId } from '../../../lib/new-id.ts';
import { SendDialog } from '../../../ui/dialog/send-dialog.tsx';
import styles from './texts.module.css';
import { usePromotion } from './use-promotion.ts';

export interface ExistingOption {
  readonly cell: string;
  readonly text: string;
  readonly isOther: boolean;
}

interface PromoteDialogProps {
  readonly surveyId: string;
  readonly meaningId: string;
  /** The text in its most frequent spelling. */
  readonly body: string;
  readonly options: readonly ExistingOption[];
  readonly onClose: () => void;
}

const NEW = 'new';

/** Chooses the option that a text beside Other counts as: a new one or an existing one. */
export function PromoteDialog({ surveyId, meaningId, body, options, onClose }: PromoteDialogProps) {
  const [cell, setCell] = useState(NEW);
  const [text, setText] = useState(body.slice(0, SURVEY_LIMITS.optionTextLength));
  const [optionId] = useState(newId);
  const { promote, isPending, error } = usePromotion(surveyId, meaningId, onClose);
  const existing = options.filter(({ isOther }) => !isOther);
  const chosen = existing.find((option) => option.cell === cell);
  const choose = (): void =>
    promote(
      chosen
        ? { body, optionId: chosen.cell.slice('o:'.length), text: chosen.text }
        : { body, optionId, text: text.trim() },
    );
  return (
    <SendDialog
      title={`Count “${body}” as an option`}
      subtitle="Answers with these words, past and to come, count as the option. What people wrote is kept, and you can undo this."
      maxWidth={480}
      keep="Cancel"
      send="Make it an option"
      isBusy={isPending}
      isReady={chosen !== undefined || text.trim() !== ''}
      onSend={choose}
      onClose={onClose}
    >
      <Choice existing={existing} cell={cell} text={text} onCell={setCell} onText={setText} />
      {error && (
        <p className={styles.error} role="alert">
          {error.message}
        </p>
      )}
    </SendDialog>
  );
}

interface ChoiceProps {
  readonly existing: readonly ExistingOption[];
  readonly cell: string;
  readonly text: string;
  readonly onCell: (cell: string) => void;
  readonly onText: (text: string) => void;
}

function Choice({ existing, cell, text, onCell, onText }: ChoiceProps) {
  const textField = (
    <input
      type="text"
      className={styles.search}
      aria-label="Text of the new option"
      maxLength={SURVEY_LIMITS.optionTextLength}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
  return (
    <ChoiceList
      title="Which option?"
      choices={[
        {
          label: 'A new option, also added to the draft. Shoppers see it once you publish.',
          value: NEW,
          renderChildren: (isSelected) => isSelected && textField,
        },
        ...existing.map((option) => ({ label: option.text, value: option.cell })),
      ]}
      selected={[cell]}
      onChange={([chosen]) => chosen !== undefined && onCell(chosen)}
    />
  );
}
